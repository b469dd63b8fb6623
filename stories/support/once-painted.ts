/** A tip listens once its button has been painted: a focus that comes before is not answered. */
export const oncePainted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
