/** The millisecond of the load: differs between tabs and stays the same in each, because TanStack Query reads a delay several times. */
const tabShare = (performance.timeOrigin % 1_000) / 1_000

/**
 * Half to one and a half times a delay, so that tabs whose requests failed at the same moment do not all come back to the
 * server at the same moment.
 * @param share of the tab, from 0 to 1
 */
export const spreadDelay = (ms: number, share = tabShare) => ms * (0.5 + share)
