import type { ReactNode } from 'react'
import type { ProjectSummary } from '#src/contract/project-summary.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { qepikOf } from '#src/rules/money.ts'
import { Money } from '#src/ui/money.tsx'
import { useBalanceAfter } from './project-foot.tsx'

/** A line of a quote: the work, and its price in qəpik. */
export interface QuoteItem {
  readonly label: string
  readonly price: number
}

interface QuotePanelProps {
  project: Pick<ProjectSummary, 'price_expires_at'>
  /** In qəpik; undefined if the server does not send it. */
  price: number | undefined
  /** Lines of the price; left out if they are unknown. */
  items?: readonly QuoteItem[] | undefined
  /** Minimum charge of the service, in the API's format. */
  minCharge?: string | undefined
  children?: ReactNode
}

const rowStyles = 'flex flex-wrap items-baseline justify-between gap-x-4 py-1'

function Row({ label, amount }: { label: string; amount: string }) {
  return (
    <div className={rowStyles}>
      <dt className="min-w-0">{label}</dt>
      <dd className="ml-auto">
        <Money text={amount} />
      </dd>
    </div>
  )
}

/**
 * Lines are shown only if they explain the price: they add up to it, or to less than the minimum charge,
 * which is then the price.
 */
function explains(items: readonly QuoteItem[], price: number | undefined, least: number | undefined) {
  const sum = items.reduce((total, item) => total + item.price, 0)
  return { isExact: sum === price, isLeast: sum < (least ?? 0) && price === least }
}

/** The price to pay before the work starts, the same for every service. Its buttons are in the foot. */
export function QuotePanel({ project, price, items = [], minCharge, children }: QuotePanelProps) {
  const { t } = useTranslation('runs-price')
  const { money, dateTime } = useFormat()
  const { after, missing } = useBalanceAfter(price)
  const least = minCharge === undefined ? undefined : qepikOf(minCharge)
  const { isExact, isLeast } = explains(items, price, least)
  const { price_expires_at: expiresAt } = project
  return (
    <section
      aria-label={t('quote.title')}
      // As wide as the text around it, whose size the measure depends on.
      className="mx-auto w-full max-w-reading"
    >
      <div className="flex flex-col gap-2 rounded-md border border-line bg-raised p-4 text-14">
        <h2 className="text-16 font-strong">{t('quote.title')}</h2>
        <dl className="tabular flex flex-col">
          {(isExact || isLeast) &&
            items.map((item) => <Row key={item.label} label={item.label} amount={money(item.price)} />)}
          {isLeast && least !== undefined && <Row label={t('quote.least')} amount={money(least)} />}
          <div className={`${rowStyles} border-t border-line pt-2 text-16 font-strong first:border-0`}>
            <dt>{t('quote.total')}</dt>
            <dd>
              <Money text={money(price)} />
            </dd>
          </div>
          {after !== undefined && (
            <div className={`${rowStyles} text-muted`}>
              <dt>{t(missing > 0 ? 'quote.missing' : 'quote.after')}</dt>
              <dd>
                <Money text={money(missing > 0 ? missing : after)} />
              </dd>
            </div>
          )}
        </dl>
        <p className="text-13 text-muted">
          {expiresAt && `${t('quote.until', { moment: dateTime(expiresAt) })} `}
          {t('quote.readOnly')}
        </p>
        {children}
      </div>
    </section>
  )
}
