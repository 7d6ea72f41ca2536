import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: 'host',
  base: './',
  publicDir: false,
  build: {
    outDir: '../dist',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { fs: { allow: ['..'] } },
  test: {
    root: '.',
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          root: '.',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/browser/**'],
          environment: 'node',
          testTimeout: 60_000,
          maxWorkers: '100%',
          isolate: false,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          root: '.',
          include: ['tests/browser/**/*.test.ts'],
          globalSetup: ['tests/browser/build-pages.ts'],
          environment: 'node',
          maxWorkers: 2,
          expect: { poll: { timeout: 5_000 } },
          sequence: { groupOrder: 1 },
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
