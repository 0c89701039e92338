/** Playwright's projects: journeys that may run side by side, and those that hold the page to milliseconds. */
export const JOURNEYS = 'journeys';
export const TIMED_JOURNEYS = 'timed';
