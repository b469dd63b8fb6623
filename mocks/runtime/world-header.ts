/** Names the world that answers a request. */
export const WORLD_HEADER = 'x-sandbox-world'
