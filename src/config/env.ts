import type { readSettings } from './read-settings.ts'

declare const __SETTINGS__: ReturnType<typeof readSettings>

/** Settings of this build, read and checked at build time. */
export const env = __SETTINGS__
