/** `npx tsx scripts/build-test-site.ts`: the site with sample data, for `npx playwright test` by itself. */
import { buildTestSite } from './testing/test-site';

await buildTestSite(console.log);
