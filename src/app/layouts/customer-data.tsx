import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useContext, useEffect, useState } from 'react'
import { CallFailureContext } from '#src/api/call-failure.ts'
import { type CallMeta, createQueryClient, refetchServerTexts } from '#src/api/query-client.ts'
import { customerQueries } from '#src/features/profile/customer-queries.ts'
import { i18n } from '#src/i18n/i18n.ts'
import { loginCustomer } from '#src/session/login-customer.ts'
import { onSessionChange } from '#src/session/session.ts'
import { readToken } from '#src/session/session-cookie.ts'

/** Whom the login has named is there at once; asked for anew all the same, because that may have changed. */
function createClient(tellFailure: (error: Error, meta?: CallMeta) => void) {
  const client = createQueryClient(tellFailure)
  const customer = loginCustomer()
  if (customer) client.setQueryData(customerQueries.profile().queryKey, customer, { updatedAt: 0 })
  return client
}

/** Server state of one session. */
function SessionData({ children }: { children: ReactNode }) {
  const tellFailure = useContext(CallFailureContext)
  const [client] = useState(() => createClient(tellFailure))
  useEffect(() => {
    const refetch = () => void refetchServerTexts(client)
    i18n.on('languageChanged', refetch)
    const stop = onSessionChange(() => readToken() === undefined && client.clear())
    return () => {
      i18n.off('languageChanged', refetch)
      stop()
    }
  }, [client])
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}

/**
 * Server state, and everything on screen that was typed or chosen. What one customer has seen and typed is gone before
 * the next one sees anything, even where one follows another directly: a tab that slept hears of both at once.
 */
export function CustomerData({ children }: { children: ReactNode }) {
  const [session, setSession] = useState(0)
  useEffect(() => {
    let token = readToken()
    return onSessionChange(() => {
      const next = readToken()
      if (next === token) return
      token = next
      // Nobody is signed in: the guard takes all of it away.
      if (next !== undefined) setSession((before) => before + 1)
    })
  }, [])
  return <SessionData key={session}>{children}</SessionData>
}
