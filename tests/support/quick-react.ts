import * as React from 'react'

/**
 * In development React records where every element was created and how long every render took. Tests do not use
 * either, and both took a quarter of the page's computing time. React's warnings still work.
 */
const NAME = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'

const reactInternals: unknown = Reflect.get(React, NAME)

// React takes no more stack traces after ten thousand, and resets the count every second.
if (
  typeof reactInternals === 'object' &&
  reactInternals !== null &&
  'recentlyCreatedOwnerStacks' in reactInternals
) {
  Object.defineProperty(reactInternals, 'recentlyCreatedOwnerStacks', {
    get: () => Number.POSITIVE_INFINITY,
    set: () => undefined,
    configurable: true,
  })
}
// `react-dom` reads this when it loads, which is after this file.
Reflect.set(console, 'timeStamp', undefined)
