import { useSyncExternalStore } from 'react'
import { onSessionChange } from './session.ts'
import { readToken } from './session-cookie.ts'

const noToken = () => undefined

/** The session of this browser: signed in while the token's cookie exists [spec 4]. */
export function useSession() {
  const token = useSyncExternalStore(onSessionChange, readToken, noToken)
  return { isSignedIn: token !== undefined }
}
