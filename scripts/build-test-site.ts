/** The site with sample data, for journeys by themselves: `npm run test:e2e`, then `npx playwright test` as long as the site stays the same. */
import { buildTestSite } from './testing/test-site';

await buildTestSite(console.log);
