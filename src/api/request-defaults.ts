interface RequestDefaults {
  /** Headers that every call carries besides its own. */
  headers: Readonly<Record<string, string>>
}

/** What every call carries. Read at once when a call is made, before anything is awaited. */
export const requestDefaults: RequestDefaults = { headers: {} }

/** Makes the calls that `action` starts at once carry these headers too, and no others. */
export function withRequestHeaders<Result>(headers: Readonly<Record<string, string>>, action: () => Result) {
  const before = requestDefaults.headers
  requestDefaults.headers = { ...before, ...headers }
  try {
    return action()
  } finally {
    requestDefaults.headers = before
  }
}
