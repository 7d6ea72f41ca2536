import { type DmaSound, renderDmaSound } from '../hardware/atari-st/dma-sound.ts';
import type { ChipSound } from '../hardware/chip-sound.ts';
import type { SoundBox } from '../programs/program.ts';

/**
 * What the player is told about the sound: `absent` in a browser without any, `waiting` for the gesture that browsers
 * demand first, `muted` by the player, or `on`.
 */
export type SoundState = 'absent' | 'waiting' | 'muted' | 'on';

/** A sound that a program asked for while the output was just waking up still counts for this long. */
const LATE_MS = 1000;

/** Everything that a browser may take for the gesture; which one it takes differs. */
const GESTURES = ['pointerdown', 'pointerup', 'touchend', 'click', 'keydown'] as const;

/**
 * The page's sound. Its audio context is made in the player's first gesture and resumed in every later one until it
 * runs. Samples are rendered to the context's own rate by the machine's rules, so the browser never resamples and never
 * sees an Atari's rate. Like the machine, it plays one sound at a time.
 */
export class BrowserSound implements SoundBox {
  #context: AudioContext | null = null;
  #sounds: ReadonlyMap<string, DmaSound> = new Map();
  readonly #rendered = new Map<DmaSound, AudioBuffer>();
  readonly #chipSounds = new WeakMap<ChipSound, AudioBuffer>();
  #playing: AudioBufferSourceNode | null = null;
  #chipPlaying: AudioBufferSourceNode | null = null;
  #late: { readonly name: string; readonly since: number } | null = null;
  #muted = false;
  readonly #listeners = new Set<() => void>();

  constructor() {
    for (const gesture of GESTURES) {
      window.addEventListener(gesture, () => this.#wake(), { capture: true, passive: true });
    }
    document.addEventListener('visibilitychange', () => this.#followVisibility());
  }

  get state(): SoundState {
    if (typeof AudioContext === 'undefined') return 'absent';
    if (this.#muted) return 'muted';
    return this.#context?.state === 'running' ? 'on' : 'waiting';
  }

  /** Runs `listener` whenever the state may have changed. */
  onChange(listener: () => void): void {
    this.#listeners.add(listener);
  }

  /** The samples that there are now, by name. */
  setSounds(sounds: ReadonlyMap<string, DmaSound>): void {
    this.#sounds = sounds;
    this.#rendered.clear();
  }

  mute(muted: boolean): void {
    this.#muted = muted;
    if (muted) this.#silence();
    this.#tell();
  }

  play(name: string): void {
    if (this.#muted || !this.#sounds.has(name)) return;
    if (this.#context?.state === 'running') this.#start(this.#context, name);
    else this.#late = { name, since: performance.now() };
  }

  /** Plays a sound of a machine's own chip, in the place of one that is still to be heard; null ends that. */
  chipSound(sound: ChipSound | null): void {
    this.#chipPlaying?.stop();
    this.#chipPlaying = null;
    if (sound === null || this.#muted || this.#context?.state !== 'running') return;
    this.#chipPlaying = startBuffer(this.#context, this.#chipBuffer(this.#context, sound));
  }

  /** Within a gesture: makes the context run. Any state but `running`, the odd ones of some phones too, needs it. */
  #wake(): void {
    if (typeof AudioContext === 'undefined' || this.#context?.state === 'running') return;
    if (this.#context === null) {
      this.#context = new AudioContext();
      this.#context.addEventListener('statechange', () => this.#followState());
    }
    this.#resume(this.#context);
  }

  /** A browser that refuses is asked again at the next gesture. */
  #resume(context: AudioContext): void {
    context.resume().then(
      () => this.#followState(),
      () => this.#tell(),
    );
  }

  #followState(): void {
    const late = this.#late;
    if (this.#context?.state === 'running' && late !== null) {
      this.#late = null;
      if (performance.now() - late.since < LATE_MS) this.play(late.name);
    }
    this.#tell();
  }

  #followVisibility(): void {
    if (this.#context === null) return;
    if (document.hidden) this.#context.suspend().catch(() => this.#tell());
    else this.#resume(this.#context);
  }

  #start(context: AudioContext, name: string): void {
    const buffer = this.#buffer(context, name);
    if (buffer === null) return;
    this.#playing?.stop();
    this.#playing = startBuffer(context, buffer);
  }

  #silence(): void {
    this.#playing?.stop();
    this.#chipPlaying?.stop();
    this.#playing = null;
    this.#chipPlaying = null;
  }

  #buffer(context: AudioContext, name: string): AudioBuffer | null {
    const sound = this.#sounds.get(name);
    if (sound === undefined) return null;
    const ready = this.#rendered.get(sound);
    if (ready !== undefined) return ready;
    const channels = renderDmaSound(sound, context.sampleRate);
    if (channels[0].length === 0) return null;
    const buffer = bufferOf(context, channels);
    this.#rendered.set(sound, buffer);
    return buffer;
  }

  #chipBuffer(context: AudioContext, sound: ChipSound): AudioBuffer {
    const ready = this.#chipSounds.get(sound);
    if (ready !== undefined) return ready;
    const buffer = bufferOf(context, [sound.render(context.sampleRate)]);
    this.#chipSounds.set(sound, buffer);
    return buffer;
  }

  /** After the present event: the button that was pressed still means what it showed. */
  #tell(): void {
    setTimeout(() => {
      for (const listener of this.#listeners) listener();
    });
  }
}

/** @param channels samples of equal length, at the context's own rate */
function bufferOf(context: AudioContext, channels: readonly Float32Array[]): AudioBuffer {
  const buffer = context.createBuffer(channels.length, channels[0].length, context.sampleRate);
  for (const [channel, samples] of channels.entries()) buffer.getChannelData(channel).set(samples);
  return buffer;
}

function startBuffer(context: AudioContext, buffer: AudioBuffer): AudioBufferSourceNode {
  const source = new AudioBufferSourceNode(context, { buffer });
  source.connect(context.destination);
  source.addEventListener('ended', () => source.disconnect());
  source.start();
  return source;
}
