import { Navigate, Outlet, useLocation } from 'react-router'
import { paths } from '#src/routing/paths.ts'
import { readReturnPath } from '#src/routing/return-path.ts'
import { RouteError } from '#src/routing/route-error.ts'
import { useSession } from '#src/session/use-session.ts'

/** Lets customers in and sends guests to the login page, with the way back. Nothing inside loads before it has passed. */
function SignedInOnly() {
  const { isSignedIn } = useSession()
  const { pathname, search } = useLocation()
  if (isSignedIn) return <Outlet />
  const wanted = pathname + search
  return <Navigate to={paths.login(wanted === paths.home() ? undefined : wanted)} replace />
}

/** Lets guests in and sends customers home, or back to where they were before they had to log in. */
function GuestOnly() {
  const { isSignedIn } = useSession()
  const { search } = useLocation()
  if (!isSignedIn) return <Outlet />
  return <Navigate to={readReturnPath(search) ?? paths.home()} replace />
}

const guards = { 'signed-in-only': SignedInOnly, 'guest-only': GuestOnly } as const

/**
 * A guard by the name a route gives it.
 * @throws RouteError with status 500 for a name that no guard has [spec 8]: nobody passes a guard by mistake.
 */
export function Guard({ name }: { name: keyof typeof guards }) {
  if (!Object.hasOwn(guards, name)) throw new RouteError(500, `No guard is named "${name}"`)
  const Named = guards[name]
  return <Named />
}
