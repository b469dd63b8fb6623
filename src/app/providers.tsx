import type { ReactNode } from 'react'
import { CallFailureContext } from '#src/api/call-failure.ts'
import type { CallMeta } from '#src/api/query-client.ts'
import { NotificationArea } from './notifications/notification-area.tsx'
import { reportCallError } from './report-error.ts'

const reportFailure = (error: Error, meta?: CallMeta) => reportCallError(error, meta)

export function Providers({ children }: { children: ReactNode }) {
  return (
    <CallFailureContext value={reportFailure}>
      {children}
      <NotificationArea />
    </CallFailureContext>
  )
}
