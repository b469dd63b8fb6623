interface RequestDefaults {
  headers: Readonly<Record<string, string>>
}

/** What every call carries. Read at once when a call is made, before anything is awaited. */
export const requestDefaults: RequestDefaults = { headers: {} }
