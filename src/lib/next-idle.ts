/** Resolves when the page has nothing to do, or after the given time. */
export const nextIdle = (timeout?: number) =>
  new Promise<void>((resolve) => {
    // Safari has no idle callbacks.
    if (typeof requestIdleCallback === 'undefined') setTimeout(resolve)
    else requestIdleCallback(() => resolve(), timeout === undefined ? {} : { timeout })
  })
