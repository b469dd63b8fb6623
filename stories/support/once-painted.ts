/** Waits for the first paint, because a tooltip ignores a focus that comes before it. */
export const oncePainted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
