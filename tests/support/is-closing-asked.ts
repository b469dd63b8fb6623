/** Whether the browser would ask before closing the tab. */
export const isClosingAsked = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))
