import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { createQueryClient, refetchServerTexts } from '#src/api/query-client.ts'
import { i18n } from '#src/i18n/i18n.ts'
import { onSessionChange } from '#src/session/session.ts'
import { readToken } from '#src/session/session-cookie.ts'
import { reportCallError } from './report-error.ts'

function createClient() {
  return createQueryClient((error, meta) => reportCallError(error, meta))
}

/** What is on screen stays subscribed when one customer follows another directly, so it starts over. */
function forgetCustomer(client: QueryClient, hasNext: boolean) {
  if (!hasNext) return client.clear()
  client.removeQueries({ type: 'inactive' })
  void client.resetQueries()
}

/** Server state. What one customer has seen is forgotten before the next one sees anything. */
export function CustomerData({ children }: { children: ReactNode }) {
  const [client] = useState(createClient)
  useEffect(() => {
    const refetch = () => void refetchServerTexts(client)
    i18n.on('languageChanged', refetch)
    return () => i18n.off('languageChanged', refetch)
  }, [client])
  useEffect(() => {
    let token = readToken()
    return onSessionChange(() => {
      const next = readToken()
      if (next === token) return
      token = next
      forgetCustomer(client, next !== undefined)
    })
  }, [client])
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
