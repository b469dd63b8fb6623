/** Window event for an error that was shown to the customer and handled. */
export const FAULT = 'fault'

/** Reports a caught error to monitoring, such as a response that no screen can read. */
export function announceFault(error: unknown) {
  if ('ErrorEvent' in globalThis) dispatchEvent(new ErrorEvent(FAULT, { error }))
}
