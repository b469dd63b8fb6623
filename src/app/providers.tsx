import type { ReactNode } from 'react'
import { CallFailureContext } from '#src/api/call-failure.ts'
import type { CallMeta } from '#src/api/query-client.ts'
import { i18n } from '#src/i18n/i18n.ts'
import { notifications } from '#src/lib/notifications.ts'
import { OutdatedSumContext } from '#src/ui/sums.tsx'
import { NotificationArea } from './notifications/notification-area.tsx'
import { reportCallError } from './report-error.ts'

const tellFailure = (error: Error, meta?: CallMeta) => reportCallError(error, meta)

const tellOutdatedSum = () => notifications.toast(i18n.t('common:outdatedSum'))

export function Providers({ children }: { children: ReactNode }) {
  return (
    <CallFailureContext value={tellFailure}>
      <OutdatedSumContext value={tellOutdatedSum}>{children}</OutdatedSumContext>
      <NotificationArea />
    </CallFailureContext>
  )
}
