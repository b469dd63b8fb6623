import { useEffect } from 'react'
import { useParams } from 'react-router'
import { PaymentBackLink } from '#src/features/billing/payment/payment-back-link.tsx'
import { PaymentReport } from '#src/features/billing/payment/payment-report.tsx'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { useBreadcrumb } from '#src/routing/breadcrumb.tsx'
import { parsePaymentHint } from '#src/routing/payment-hint.ts'
import { ScreenHeading } from '#src/routing/screen-heading.tsx'
import { LazyBoundary } from '#src/ui/lazy-boundary.tsx'
import { lazyComponent } from '#src/ui/lazy-component.ts'

/** Lazy, because pages without payments would load the records of interrupted actions too. */
const PaidActions = lazyComponent(
  async () => (await import('#src/features/runs/paid-actions.tsx')).PaidActions,
)

const preparePaid = () => void PaidActions.preload().catch(() => {})

/** `/payment/{status?}`: the result of the payment. The status in the address is only a hint [decision 18]. */
export function PaymentScreen() {
  const { t } = useTranslation('billing')
  const hint = parsePaymentHint(useParams().status)
  useEffect(preparePaid, [])
  useBreadcrumb([{ label: t('payment.title') }])
  return (
    <div className="flex flex-col gap-4">
      <ScreenHeading title={t('payment.title')} />
      <PaymentReport
        hint={hint ?? undefined}
        paid={
          <LazyBoundary fallback={<PaymentBackLink variant="primary" />}>
            <PaidActions />
          </LazyBoundary>
        }
      />
    </div>
  )
}
