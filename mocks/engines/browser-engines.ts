import type { Engines } from './engines.ts'

/** The engines as they run in a browser. */
export const createBrowserEngines = (): Engines => ({})
