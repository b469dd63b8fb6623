import { useLocation } from 'react-router'
import type { InsufficientFunds as Shortage } from '#src/contract/billing.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { LocalizedLink } from '#src/routing/localized-link.tsx'
import { OPENED_FROM_PAGE } from '#src/routing/opened-from-page.ts'
import { TOP_UP_MIN_QEPIK } from '#src/rules/limits.ts'
import { qepikOf } from '#src/rules/money.ts'
import { buttonStyles } from '#src/ui/button-styles.ts'
import { Money } from '#src/ui/money.tsx'
import { Sums } from '#src/ui/sums.tsx'
import { balanceModalLocation } from '../balance-modal-location.ts'

interface InsufficientFundsProps {
  /** Data of the error 402, with amounts in the API's format. */
  shortage: Shortage
}

export function InsufficientFunds({ shortage }: InsufficientFundsProps) {
  const { t } = useTranslation('billing-balance')
  const { money } = useFormat()
  const location = useLocation()
  const amountOf = (name: keyof Shortage) => money(qepikOf(shortage[name]))
  // The button shows the amount that the balance modal will propose, which is never below the minimum.
  const missing = qepikOf(shortage.missing)
  const topUp = money(Math.max(missing, TOP_UP_MIN_QEPIK))
  return (
    <section aria-label={t('funds.title')} className="flex flex-col gap-4">
      <p>{t('funds.safe')}</p>
      <dl className="flex flex-col">
        {(['required', 'available', 'missing'] as const).map((name) => (
          <div
            key={name}
            className={`flex justify-between gap-4 py-2 ${name === 'missing' ? 'border-t border-line font-strong' : ''}`}
          >
            <dt>{t(`funds.${name}`)}</dt>
            <dd>
              <Money text={amountOf(name)} />
            </dd>
          </div>
        ))}
      </dl>
      <LocalizedLink
        to={balanceModalLocation(location, { missing: shortage.missing })}
        state={OPENED_FROM_PAGE}
        className={buttonStyles('primary', 'large')}
      >
        <Sums text={t('funds.topUp', { amount: topUp })} />
      </LocalizedLink>
      {missing < TOP_UP_MIN_QEPIK && (
        <p className="text-13 text-muted">
          <Sums text={t('funds.least', { amount: topUp })} />
        </p>
      )}
    </section>
  )
}
