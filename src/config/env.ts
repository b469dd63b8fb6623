import type { readSettings } from './read-settings.ts'

declare const __SETTINGS__: ReturnType<typeof readSettings>

/** Settings of this build. They are read and checked when it is made. */
export const env = __SETTINGS__
