/** Event of the window for a fault that the customer was told of but that ended nothing. */
export const FAULT = 'fault'

/** Tells whoever monitors the app of an error that was caught, such as an answer no screen can read. */
export function announceFault(error: unknown) {
  if ('ErrorEvent' in globalThis) dispatchEvent(new ErrorEvent(FAULT, { error }))
}
