interface RequestDefaults {
  headers: Readonly<Record<string, string>>
}

/** Headers of every call. Read synchronously when a call is made. */
export const requestDefaults: RequestDefaults = { headers: {} }
