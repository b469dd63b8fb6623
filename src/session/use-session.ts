import { useSyncExternalStore } from 'react'
import { onSessionChange } from './session.ts'
import { readToken } from './session-cookie.ts'

const noToken = () => undefined

/** The session of this browser: signed in as long as the token's cookie is there [spec 4]. */
export function useSession() {
  const token = useSyncExternalStore(onSessionChange, readToken, noToken)
  return { isSignedIn: token !== undefined }
}
