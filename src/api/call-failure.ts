import { createContext } from 'react'
import type { CallMeta } from './query-client.ts'

/**
 * Tells the customer about a failed call. The forms of guests call the server without a cache of its state, whose
 * code their pages do without; what they hear of goes the same way as everything else.
 */
export const CallFailureContext = createContext<(error: Error, meta?: CallMeta) => void>((error) =>
  reportError(error),
)
