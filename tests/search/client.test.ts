import { getEventListeners } from 'node:events';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Core, SearchProgress } from '../../host/core/core.ts';
import { SearchClient, SearchError } from '../../host/search/client.ts';
import { nodeSearchClient } from '../../host/search/node-client.ts';
import type { FromWorker, Port, ToWorker } from '../../host/search/protocol.ts';
import { serve } from '../../host/search/serve.ts';
import { solve } from '../../host/search/solve.ts';
import { setUp } from '../builders.ts';
import { coreBytes, loadCore } from '../core/built-core.ts';

let core: Core;
const wasm = new Uint8Array(coreBytes());
beforeAll(async () => {
  core = await loadCore();
});

/** A deal that the search cannot decide within a few hundred thousand positions. */
const HOPELESS = 'klondike';
const hopelessDeal = 8n;

/** Two ends of a line inside this thread. */
function line(): { client: Port<ToWorker, FromWorker>; worker: Port<FromWorker, ToWorker> } {
  let toClient: (message: FromWorker) => void = () => {};
  let toWorker: (message: ToWorker) => void = () => {};
  const later = (run: () => void): void => void setTimeout(run, 0);
  return {
    client: {
      post: (message) => later(() => toWorker(message)),
      listen: (listener) => {
        toClient = listener;
      },
      close: () => {},
    },
    worker: {
      post: (message) => later(() => toClient(message)),
      listen: (listener) => {
        toWorker = listener;
      },
      close: () => {},
    },
  };
}

function served(): SearchClient {
  const { client, worker } = line();
  serve(worker, () => performance.now());
  return new SearchClient(client, wasm);
}

describe('searching in this thread', () => {
  const hooks = { now: () => performance.now(), pause: () => new Promise<void>((resolve) => setTimeout(resolve, 0)) };

  it('finds what there is, with its line', async () => {
    setUp(
      core,
      'yukon',
      'tableau-1: KS\nfoundation-1: AD..KD\nfoundation-2: AH..KH\nfoundation-3: AS..QS\nfoundation-4: AC..KC',
    );
    const result = await solve(core, {}, hooks);
    expect(result).toMatchObject({ verdict: 'solved', reason: null });
    expect(result.line).toHaveLength(1);
  });

  it('keeps to its time and says so', async () => {
    core.deal(HOPELESS, {}, hopelessDeal);
    let time = 0;
    const result = await solve(core, { milliseconds: 50 }, { ...hooks, now: () => (time += 10) });
    expect(result).toMatchObject({ verdict: 'gave-up', reason: 'time-limit', line: null });
  });

  it('stops at a signal', async () => {
    core.deal(HOPELESS, {}, hopelessDeal);
    const stop = new AbortController();
    const result = await solve(core, {}, { ...hooks, signal: stop.signal, onProgress: () => stop.abort() });
    expect(result).toMatchObject({ verdict: 'stopped', line: null });
  });

  it('reports on its way', async () => {
    core.deal(HOPELESS, {}, hopelessDeal);
    const reports: SearchProgress[] = [];
    await solve(core, { nodes: 40_000 }, { ...hooks, onProgress: (progress) => reports.push(progress) });
    expect(reports.length).toBeGreaterThan(1);
    expect(reports.every(({ verdict }) => verdict === 'running')).toBe(true);
  });
});

describe('a client and its worker', () => {
  it('give the same answer as the search itself', async () => {
    core.deal('yukon', { variant: 'medium' }, 3n);
    core.play(core.moves()[0]);
    core.search.start(20_000);
    let here = core.search.step(1 << 20);
    while (here.verdict === 'running') here = core.search.step(1 << 20);
    const { result } = served().solve(core.save(), { nodes: 20_000 });
    const { milliseconds: _, line: found, ...there } = await result;
    expect(there).toEqual(here);
    expect(found).toEqual(core.search.line());
  });

  it('stop at a signal, also at one that was given before', async () => {
    core.deal(HOPELESS, {}, hopelessDeal);
    const stop = new AbortController();
    const { result } = served().solve(core.save(), {}, stop.signal);
    setTimeout(() => stop.abort(), 20);
    expect(await result).toMatchObject({ verdict: 'stopped' });
    const before = served().solve(core.save(), {}, AbortSignal.abort());
    expect(await before.result).toMatchObject({ verdict: 'stopped' });
  });

  it('do not listen to the signal any more once they are done', async () => {
    core.deal('yukon', {}, 1n);
    const stop = new AbortController();
    const client = served();
    const running = client.solve(core.save(), { nodes: 100 }, stop.signal);
    expect(getEventListeners(stop.signal, 'abort')).toHaveLength(1);
    await running.result;
    expect(getEventListeners(stop.signal, 'abort')).toHaveLength(0);
  });

  it('report while they run, and end the reports with the search', async () => {
    core.deal(HOPELESS, {}, hopelessDeal);
    const stop = new AbortController();
    const running = served().solve(core.save(), {}, stop.signal);
    const nodes: number[] = [];
    for await (const progress of running.progress()) {
      nodes.push(progress.nodes);
      if (nodes.length === 2) stop.abort();
    }
    expect(nodes.length).toBeGreaterThanOrEqual(2);
    expect(nodes[1]).toBeGreaterThan(nodes[0]);
    expect((await running.result).verdict).toBe('stopped');
  });

  it('fail with a reason where there is no such game', async () => {
    core.deal('yukon', {}, 1n);
    const { result } = served().solve({ ...core.save(), game: 'bridge' });
    await expect(result).rejects.toThrow(SearchError);
  });

  it('fail what is on its way when they are closed', async () => {
    core.deal(HOPELESS, {}, hopelessDeal);
    const client = served();
    const { result } = client.solve(core.save(), { nodes: 1000 });
    client.close();
    await expect(result).rejects.toThrow(SearchError);
  });
});

describe('a worker thread of Node', () => {
  it('answers like the search in this thread', async () => {
    core.deal('yukon', { variant: 'medium' }, 3n);
    const client = nodeSearchClient(wasm);
    try {
      const { milliseconds: _, ...there } = await client.solve(core.save(), { nodes: 5000 }).result;
      const { milliseconds: _unused, ...here } = await served().solve(core.save(), { nodes: 5000 }).result;
      expect(there).toEqual(here);
    } finally {
      client.close();
    }
  });
});
