import { fileURLToPath } from 'node:url';

const CACHE = new URL('../../node_modules/.cache/', import.meta.url);

/** Where the site for browser tests stands: apart from `dist`, so that tests never replace what somebody built. */
export const TEST_SITE = fileURLToPath(new URL('test-site', CACHE));

/** Where both runners write what they counted. */
export const TEST_REPORTS = fileURLToPath(new URL('test-reports', CACHE));
