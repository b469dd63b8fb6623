import { type ReactNode, useEffect, useRef } from 'react'
import { Navigate, Outlet, useLocation, useNavigate } from 'react-router'
import type { LoginArrival } from '#src/features/auth/login-arrival.ts'
import { paths } from '#src/routing/paths.ts'
import { readReturnPath } from '#src/routing/return-path.ts'
import { RouteError } from '#src/routing/route-error.ts'
import { forgetLastCustomer, lastCustomerId, readCustomerId } from '#src/session/customer-id.ts'
import { type ReturnOwner, readReturnOwner } from '#src/session/return-owner.ts'
import { isSessionMissed, recheckSession } from '#src/session/session.ts'
import { forgetSessionEnd, hasSessionEnded } from '#src/session/session-end.ts'
import { useSession } from '#src/session/use-session.ts'
import { sessionEnded } from './session-notice.ts'

/** A logout message from another tab arrives within this time. */
const LOGOUT_MESSAGE_MS = 50

function RedirectToLogin({ wanted }: { wanted: string | undefined }) {
  const navigate = useNavigate()
  const hasGone = useRef(false)
  useEffect(() => {
    const go = () => {
      if (hasGone.current) return
      hasGone.current = true
      recheckSession()
      const state: LoginArrival & ReturnOwner = {
        ...(hasSessionEnded() && sessionEnded),
        returnOwner: lastCustomerId(),
      }
      navigate(paths.login(wanted), { state, replace: true })
      forgetSessionEnd()
      forgetLastCustomer()
    }
    if (!isSessionMissed()) return go()
    const timer = setTimeout(go, LOGOUT_MESSAGE_MS)
    return () => clearTimeout(timer)
  }, [navigate, wanted])
  return null
}

interface GuardProps {
  guestSees?: ReactNode
}

function SignedInOnly({ guestSees }: GuardProps) {
  const { isSignedIn } = useSession()
  const { pathname, search, hash } = useLocation()
  if (isSignedIn) return <Outlet />
  if (guestSees) return guestSees
  const wanted = pathname + search + hash
  return <RedirectToLogin wanted={wanted === paths.home() ? undefined : wanted} />
}

function GuestOnly() {
  const { isSignedIn } = useSession()
  const { search, state } = useLocation()
  if (!isSignedIn) return <Outlet />
  const returnOwner = readReturnOwner(state)
  // Another customer would find a page that is not theirs.
  const id = readCustomerId() ?? returnOwner
  return <Navigate to={((returnOwner ?? id) === id && readReturnPath(search)) || paths.home()} replace />
}

const guardByName = { 'signed-in-only': SignedInOnly, 'guest-only': GuestOnly } as const

/**
 * A guard by the name that its route gives.
 * @throws RouteError with status 500 for an unknown name [spec 8], so that a mistake admits nobody
 */
export function Guard({ name, ...props }: GuardProps & { name: keyof typeof guardByName }) {
  if (!Object.hasOwn(guardByName, name)) throw new RouteError(500, `No guard is named "${name}"`)
  const Named = guardByName[name]
  return <Named {...props} />
}
