import { createContext } from 'react'
import type { CallMeta } from './query-client.ts'

/**
 * Reports a failed call to the customer. A context, because guests' pages are loaded without the query cache and
 * still report failures in the same way.
 */
export const CallFailureContext = createContext<(error: Error, meta?: CallMeta) => void>((error) =>
  reportError(error),
)
