/** True only in the sandbox build; a literal, so that every other build drops the branch. */
declare const __SANDBOX__: boolean

/** The settings of this build, as a literal. */
declare const __SETTINGS__: ReturnType<typeof import('./config/read-settings.ts').readSettings>
