/** Differs between tabs and stays the same in each, because TanStack Query reads a delay several times. */
const tabShare = (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32

/**
 * Half to one and a half times a delay, so that tabs whose requests failed at the same moment do not all come back to the
 * server at the same moment.
 * @param share of the tab, from 0 to 1
 */
export const spread = (ms: number, share = tabShare) => ms * (0.5 + share)
