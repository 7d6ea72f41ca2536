import { describe, expect, it } from 'vitest';
import { MemoryDrive } from '../../host/cli/headless-drive.ts';
import { binokelTexts } from '../../host/programs/binokel/languages.ts';
import { RoundVisit } from './binokel-round-visit.ts';

const texts = binokelTexts.de;

/** At the prompt, as Escape leaves it during the start. */
async function atPrompt(drive = new MemoryDrive()): Promise<RoundVisit> {
  const visit = await RoundVisit.start({ drive });
  await visit.keys('esc');
  return visit;
}

describe('the computer has been switched on', () => {
  it('starts the program by itself in less than five seconds', async () => {
    const visit = await RoundVisit.start();
    await visit.headless.wait(60);
    expect(visit.headless.frame().height).toBe(350);
    expect(visit.shows(texts.prompt.version)).toBe(true);
    expect(visit.shows(texts.start.credits[0])).toBe(false);
    await visit.headless.wait(240);
    expect(visit.shows(texts.start.credits[0])).toBe(true);
  });

  it('is hurried by a key, and by a click', async () => {
    const byKey = await RoundVisit.start();
    await byKey.keys('a');
    expect(byKey.shows(texts.start.credits[0])).toBe(true);
    const byMouse = await RoundVisit.start();
    await byMouse.click(3, 3);
    expect(byMouse.shows(texts.start.credits[0])).toBe(true);
  });

  it('shows the notice for some seconds, or until a key', async () => {
    const visit = await RoundVisit.start();
    await visit.keys('a');
    await visit.headless.wait(200);
    expect(visit.shows(texts.start.credits[0])).toBe(true);
    await visit.headless.wait(120);
    expect(visit.shows(texts.start.name)).toBe(true);
  });
});

describe('the prompt', () => {
  it('is left to the player by Escape, and starts the program by its name in any letters', async () => {
    const visit = await atPrompt();
    expect(visit.shows('C:\\BINOKEL>')).toBe(true);
    expect(visit.shows('>BINOKEL')).toBe(false);
    await visit.type('Binokex');
    await visit.keys('backspace', 'l', 'Return');
    expect(visit.shows(texts.start.credits[0])).toBe(true);
  });

  it('types the name of the program for a click', async () => {
    const visit = await atPrompt();
    await visit.type('rubbish');
    await visit.click(300, 200);
    await visit.headless.wait(60);
    expect(visit.shows(texts.start.credits[0])).toBe(true);
  });

  it('answers DIR with the files that are there, VER, HELP, CLS, and an empty line with a new prompt', async () => {
    const drive = new MemoryDrive();
    await drive.write('BINOKEL.K', new Uint8Array(1234));
    const visit = await atPrompt(drive);
    await visit.type('dir');
    await visit.keys('Return');
    expect(visit.shows('BINOKEL  EXE')).toBe(true);
    expect(visit.shows('BINOKEL  K            1234')).toBe(true);
    expect(visit.shows(texts.prompt.files(3, String(118_272 + 41_216 + 1234)))).toBe(true);
    await visit.type('cls');
    await visit.keys('Return');
    expect(visit.shows('EXE')).toBe(false);
    await visit.type('ver');
    await visit.keys('Return');
    expect(visit.shows(texts.prompt.version)).toBe(true);
    await visit.type('help');
    await visit.keys('Return', 'Return');
    for (const line of texts.prompt.help) expect(visit.shows(line)).toBe(true);
    expect(visit.shows(texts.prompt.unknown)).toBe(false);
  });

  it('knows no other command, clears the line with Escape and brings the last one back with F3', async () => {
    const visit = await atPrompt();
    await visit.type('format c:');
    await visit.keys('Return');
    expect(visit.shows(texts.prompt.unknown)).toBe(true);
    await visit.type('abc');
    await visit.keys('esc', 'F3');
    expect(visit.shows('abc')).toBe(false);
    expect(visit.headless.frame().pixels.length).toBe(640 * 350);
    await visit.keys('Return');
    expect(visit.shows('format c:')).toBe(true);
  });

  it('ends with EXIT, and only with it', async () => {
    const visit = await atPrompt();
    await visit.keys('Return', 'F1', 'pgup');
    expect(visit.headless.ended).toBe(false);
    await visit.type('exit');
    await visit.keys('Return');
    expect(visit.headless.ended).toBe(true);
  });

  it('says all of it in every language', async () => {
    for (const language of ['en', 'es'] as const) {
      const visit = await RoundVisit.start({ language });
      await visit.keys('esc');
      await visit.type('help');
      await visit.keys('Return');
      for (const line of binokelTexts[language].prompt.help) expect(visit.shows(line), line).toBe(true);
    }
  });
});
