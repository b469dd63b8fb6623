import { useSyncExternalStore } from 'react'
import { onSessionChange } from './session.ts'
import { readToken } from './session-cookie.ts'

const tokenInPrerender = () => undefined

/** The session of this browser: signed in while the token's cookie exists [spec 4]. */
export function useSession() {
  const token = useSyncExternalStore(onSessionChange, readToken, tokenInPrerender)
  return { isSignedIn: token !== undefined }
}
