import { Navigate, Outlet, useLocation } from 'react-router'
import { paths } from '#src/routing/paths.ts'
import { readReturnPath } from '#src/routing/return-path.ts'
import { useSession } from '#src/session/use-session.ts'

/** Lets customers in and sends guests to the login page, with the way back. Nothing inside loads before it has passed. */
export function SignedInOnly() {
  const { isSignedIn } = useSession()
  const { pathname, search } = useLocation()
  if (isSignedIn) return <Outlet />
  const wanted = pathname + search
  return <Navigate to={paths.login(wanted === paths.home() ? undefined : wanted)} replace />
}

/** Lets guests in and sends customers home, or back to where they were before they had to log in. */
export function GuestOnly() {
  const { isSignedIn } = useSession()
  const { search } = useLocation()
  if (!isSignedIn) return <Outlet />
  return <Navigate to={readReturnPath(search) ?? paths.home()} replace />
}
