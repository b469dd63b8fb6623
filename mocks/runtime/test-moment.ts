/** Moment at which tests and stories take place, unless they say otherwise. */
export const TEST_MOMENT = '2026-11-21T08:30:00.000Z'
