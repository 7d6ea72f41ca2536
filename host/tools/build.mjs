import { ensureCore } from './core.mjs';
import { ensurePackages } from './packages.mjs';
import { ensurePage } from './page.mjs';
import { main } from './steps.mjs';

/** `npm run build`: everything that is stale, the page in dist/. */
await main(async () => {
  await ensurePackages(console.log);
  await ensureCore(console.log);
  await ensurePage(console.log);
  console.log('The page is in dist/.');
  return 0;
});
