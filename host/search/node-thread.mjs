/** Entry of a thread in Node: a thread does not inherit the loader that lets Node run TypeScript, so it brings its own. */
import { register } from 'tsx/esm/api';

register();
await import('./node-worker.ts');
