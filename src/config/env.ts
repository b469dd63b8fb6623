/** Settings of this build. They are read and checked when it is made: see `read-settings.ts`. */
export const env = __SETTINGS__
