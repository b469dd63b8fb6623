import type { ErrorInfo } from 'react'
import { LazyBoundary } from '#src/ui/lazy-boundary.tsx'
import { isChunkError, reloadForChunk } from './chunk-reload.ts'
import { reportCallError } from './report-error.ts'

interface CaughtErrorInfo extends Pick<ErrorInfo, 'componentStack'> {
  errorBoundary?: unknown
}

/**
 * Reports errors caught by React's boundaries, for `createRoot`. A page shows its own error screen; a failed part that
 * shows nothing, such as a menu, needs a message.
 */
export function reportCaughtError(error: unknown, { errorBoundary }: CaughtErrorInfo, reload?: () => void) {
  if (isChunkError(error) && reloadForChunk(reload)) return
  if (!isChunkError(error)) reportError(error)
  if (errorBoundary instanceof LazyBoundary && !errorBoundary.props.isUnasked)
    reportCallError(error instanceof Error ? error : new Error(String(error)))
}
