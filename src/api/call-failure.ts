import { createContext } from 'react'
import type { CallMeta } from './query-client.ts'

/**
 * Tells the customer about a failed call. Guests' pages leave out the code of the query cache; their failures are
 * told in the same way as all others.
 */
export const CallFailureContext = createContext<(error: Error, meta?: CallMeta) => void>((error) =>
  reportError(error),
)
