import { useParams } from 'react-router'
import { PaymentReport } from '#src/features/billing/payment/payment-report.tsx'
import { PaidActions } from '#src/features/runs/paid-actions.tsx'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { useBreadcrumb } from '#src/routing/breadcrumb.tsx'
import { parsePaymentHint } from '#src/routing/payment-hint.ts'
import { ScreenHeading } from '#src/routing/screen-heading.tsx'

/** `/payment/{status?}`: the result of the payment. The status in the address is only a hint [decision 18]. */
export function PaymentScreen() {
  const { t } = useTranslation('billing')
  const hint = parsePaymentHint(useParams().status)
  useBreadcrumb([{ label: t('payment.title') }])
  return (
    <div className="flex flex-col gap-4">
      <ScreenHeading title={t('payment.title')} />
      <PaymentReport hint={hint ?? undefined} paid={<PaidActions />} />
    </div>
  )
}
