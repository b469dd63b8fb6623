import * as React from 'react'

/**
 * React in development notes for every element where it was made, and for every rendering how long it took, for the
 * developers who look at it. In a test nobody does, and both were a quarter of what the page computed. What React warns
 * of, it still warns of.
 */
const NAME = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'

const internals: unknown = Reflect.get(React, NAME)

// React takes no more stacks after ten thousand of them, and counts anew every second.
if (typeof internals === 'object' && internals !== null && 'recentlyCreatedOwnerStacks' in internals) {
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Number.POSITIVE_INFINITY,
    set: () => undefined,
    configurable: true,
  })
}
// Read once, when `react-dom` is loaded: after this file.
Reflect.set(console, 'timeStamp', undefined)
