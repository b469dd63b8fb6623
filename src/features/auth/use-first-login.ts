import { useContext } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { CallFailureContext } from '#src/api/call-failure.ts'
import { paths } from '#src/routing/paths.ts'
import { readReturnPath } from '#src/routing/return-path.ts'
import { type ReturnOwner, readReturnOwner } from '#src/session/return-owner.ts'
import type { LoginArrival } from './login-arrival.ts'
import type { LoginForm } from './login-schema.ts'

/**
 * Logs in after the address is confirmed, with the password typed a minute ago, because confirming returns no
 * token. If that fails, or the page was reloaded since, the login page shows that the address is confirmed
 * and has it filled in.
 */
export function useFirstLogin() {
  const reportFailure = useContext(CallFailureContext)
  const navigate = useNavigate()
  const { search, state: arrival } = useLocation()
  const toLogin = (email: string) => {
    const state: LoginArrival & ReturnOwner = {
      notice: 'verified',
      email,
      returnOwner: readReturnOwner(arrival),
    }
    navigate(paths.login(readReturnPath(search)), { state, replace: true })
  }
  return async ({ email, password }: Pick<LoginForm, 'email'> & { password: string | undefined }) => {
    if (password === undefined) return toLogin(email)
    try {
      const [{ logIn }, { startSession }] = await Promise.all([
        import('./log-in.ts'),
        import('./start-session.ts'),
      ])
      startSession(await logIn({ email, password }, undefined))
    } catch (error) {
      reportFailure(error instanceof Error ? error : new Error(String(error)), { silent: true })
      toLogin(email)
    }
  }
}
