/** In lower case and without its dot; empty where a name has none. */
export const endingOf = (name: string): string => (/\.([^./\\]+)$/.exec(name)?.[1] ?? '').toLowerCase()

export const withoutEnding = (name: string): string => name.replace(/\.[^.]+$/, '')
