import { useTranslation } from 'react-i18next'
import type { Project } from '#src/contract/project.ts'
import { FundsPanel } from '#src/features/billing/funds-panel.tsx'
import { useFormat } from '#src/i18n/use-format.ts'
import { Button } from '#src/ui/button.tsx'
import { Money } from '#src/ui/money.tsx'
import { useClonePayment } from './use-clone-payment.ts'
import { useReopen } from './use-quote.ts'

/** A quote: what it costs, until when, pay it or take it back. */
export function QuotePanel({ project }: { project: Project }) {
  const { t } = useTranslation('cloning')
  const { money, dateTime } = useFormat()
  const payment = useClonePayment(project)
  const reopen = useReopen(project)
  const { price_expires_at: expiresAt } = project
  const price = money(payment.price)
  return (
    <section aria-label={t('quote.title')} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="text-16 font-strong">{t('quote.title')}</h2>
        <Money text={price} isLarge />
      </div>
      <p className="text-muted">
        {expiresAt ? t('quote.until', { moment: dateTime(expiresAt) }) : t('quote.text')}
      </p>
      {payment.shortage ? (
        <FundsPanel
          shortage={payment.shortage}
          onTopUp={payment.keepForLater}
          onRetry={payment.pay}
          onClose={payment.dismiss}
        />
      ) : (
        <div className="flex flex-wrap gap-2">
          <Button
            variant="primary"
            size="large"
            isPending={payment.isPending}
            pendingLabel={t('quote.paying')}
            onClick={payment.pay}
          >
            {t('quote.pay', { price })}
          </Button>
          <Button
            size="large"
            isPending={reopen.isPending}
            disabled={payment.isPending}
            onClick={() => reopen.mutate()}
          >
            {t('quote.back')}
          </Button>
        </div>
      )}
      <p className="text-13 text-muted">{t('quote.readOnly')}</p>
    </section>
  )
}
