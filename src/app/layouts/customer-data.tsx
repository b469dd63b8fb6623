import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useContext, useEffect, useState } from 'react'
import { CallFailureContext } from '#src/api/call-failure.ts'
import { refetchServerTexts } from '#src/api/query-client.ts'
import { i18n } from '#src/i18n/i18n.ts'
import { continuesSession, onSessionChange } from '#src/session/session.ts'
import { readToken } from '#src/session/session-cookie.ts'
import { createClient, firstClient, releaseFirstData } from './first-data.ts'

function SessionData({ children }: { children: ReactNode }) {
  const reportFailure = useContext(CallFailureContext)
  const [client] = useState(() => firstClient() ?? createClient(reportFailure))
  // Runs after the effects of the page inside, which has requested its data by then.
  useEffect(releaseFirstData, [])
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
 * Provides server state. Its key resets it and all input on screen for each customer, so that nothing of one is left
 * for the next, even if they follow directly: a tab in the background learns of both at once.
 */
export function CustomerData({ children }: { children: ReactNode }) {
  const [session, setSession] = useState(0)
  useEffect(() => {
    let token = readToken()
    return onSessionChange(() => {
      const next = readToken()
      if (next === token) return
      token = next
      // Without a session the guard removes the whole page.
      if (next !== undefined && !continuesSession(next)) setSession((before) => before + 1)
    })
  }, [])
  return <SessionData key={session}>{children}</SessionData>
}
