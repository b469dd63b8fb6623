import type { Engines } from './engines.ts'

/** The engines as they run in Node. */
export const createNodeEngines = (): Engines => ({})
