import { ApiError } from '#src/api/api-error.ts'
import { failureWords } from '#src/api/failure-words.ts'
import type { CallMeta } from '#src/api/query-client.ts'
import { announceFault } from '#src/lib/faults.ts'
import { notifications } from '#src/lib/notifications.ts'
import { announceForcedReload } from '#src/session/forced-reload.ts'
import { dropToken, recheckSession } from '#src/session/session.ts'
import { storeSessionEnd } from '#src/session/session-end.ts'
import { isChunkError, reloadForChunk } from './chunk-reload.ts'

const UNAUTHORIZED = 401
const SERVER_ERROR = 500

/**
 * A 401 ends the session of its token. If that is the current one, drafts are saved and the page reloads, once: later
 * responses find the token gone. A 401 of a replaced token is ignored.
 */
function endSession(error: ApiError, reload: () => void) {
  if (error.token === undefined || !dropToken(error.token)) return
  announceForcedReload()
  storeSessionEnd()
  reload()
}

function isShownInFields(error: ApiError, ownFields: readonly string[]) {
  const fields = Object.keys(error.fieldErrors)
  return fields.length > 0 && fields.every((field) => ownFields.includes(field))
}

function isAbort(error: unknown) {
  return error instanceof DOMException && error.name === 'AbortError'
}

/** The only place that opens popups about failed calls and ends sessions. */
export function reportCallError(error: Error, meta: CallMeta = {}, reload = () => location.reload()) {
  if (isAbort(error) || (isChunkError(error) && reloadForChunk(reload))) return
  if (error instanceof ApiError) {
    if (error.kind === 'session-ended') {
      // The guard notices the missing token and redirects to the login page, without a reload.
      announceForcedReload()
      recheckSession()
      return
    }
    // Without a token it is a response to a login, whose message the customer needs.
    if (error.status === UNAUTHORIZED && error.token !== undefined) return endSession(error, reload)
    if (error.kind === 'contract' || (error.status ?? 0) >= SERVER_ERROR) announceFault(error)
    if (isShownInFields(error, meta.ownFields ?? [])) return
  }
  if (meta.silent) return
  const isSaid =
    meta.isSaidByField || (error instanceof ApiError && isShownInFields(error, meta.saidFields ?? []))
  notifications.popup('error', failureWords(error), isSaid)
}
