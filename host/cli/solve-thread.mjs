import { register } from 'tsx/esm/api';

/** A thread starts without the TypeScript loader of its process. */
register();
await import('./solve-worker.ts');
