/** For what has to come from the story's backend first, however busy the machine is. */
export const WAIT = { timeout: 30_000 }
