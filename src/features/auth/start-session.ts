import { resumeRepeatedRequests } from '#src/session/repeated-requests.ts'
import { signIn } from '#src/session/session.ts'

/**
 * Begins a session; the guest-only guard then leads on, back to where the customer wanted to go.
 * @throws SessionCookieError when the token cannot be kept.
 */
export function startSession(token: string) {
  resumeRepeatedRequests()
  signIn(token)
}
