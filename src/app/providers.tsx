import type { ReactNode } from 'react'
import { CallFailureContext } from '#src/api/call-failure.ts'
import type { CallMeta } from '#src/api/query-client.ts'
import { i18n, loadNamespaces } from '#src/i18n/i18n.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { notifications } from '#src/lib/notifications.ts'
import { CloseLabelContext } from '#src/ui/close-label.ts'
import { OutdatedSumContext } from '#src/ui/sums.tsx'
import { NotificationArea } from './notifications/notification-area.tsx'
import { reportCallError } from './report-error.ts'

const reportFailure = (error: Error, meta?: CallMeta) => reportCallError(error, meta)

/** Loads its text first: hardly any customer ever reads it. */
const notifyOutdatedPrice = () =>
  void loadNamespaces(['billing-balance']).then(
    () => notifications.toast(i18n.t('billing-balance:outdatedSum')),
    () => {},
  )

export function Providers({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <CallFailureContext value={reportFailure}>
      <CloseLabelContext value={t('actions.close')}>
        <OutdatedSumContext value={notifyOutdatedPrice}>{children}</OutdatedSumContext>
        <NotificationArea />
      </CloseLabelContext>
    </CallFailureContext>
  )
}
