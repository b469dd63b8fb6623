/** True only in the sandbox build; a literal, so that every other build drops the branch. */
declare const __SANDBOX__: boolean

declare const __SETTINGS__: ReturnType<typeof import('./config/read-settings.ts').readSettings>
