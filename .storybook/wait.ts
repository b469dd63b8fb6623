/** For elements that wait for the story's backend, however busy the machine is. */
export const WAIT = { timeout: 30_000 }
