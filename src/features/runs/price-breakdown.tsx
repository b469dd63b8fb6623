import { Calculator } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Service } from '#src/contract/catalog.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useLocale } from '#src/i18n/use-locale.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { formatFactor } from '#src/lib/format-factor.ts'
import { formatLength } from '#src/lib/format-length.ts'
import { formatExactMoney, qepikOf } from '#src/rules/money.ts'
import { type ExplainedPrice, explainPrice, type PricedWork, type PriceLine } from '#src/rules/price.ts'
import { Button } from '#src/ui/button.tsx'
import { Money } from '#src/ui/money.tsx'
import { Popover } from '#src/ui/popover.tsx'
import { Sums } from '#src/ui/sums.tsx'
import { PriceRow } from './price-row.tsx'

export interface PriceBreakdownProps {
  work: PricedWork
  /** Integer qəpik. */
  price: number | undefined
  service: Pick<Service, 'price' | 'min_charge'> | undefined
  /** On phones an icon, next to other buttons. */
  isCompact?: boolean
  /** Shares of the parts, shown below. */
  children?: ReactNode
}

const totalTextKeys = {
  exact: 'quote.total',
  rounded: 'price.rounded',
  least: 'quote.least',
} as const

function useLineText(work: PricedWork, one: string) {
  const { t } = useTranslation(['runs-price', 'runs'])
  const locale = useLocale()
  return ({ amount, multiplier }: PriceLine) => {
    if ('pages' in work) return t('price.pages', { count: amount, price: one })
    const share =
      'lengths' in work
        ? t('price.minutes', { length: formatLength(amount), price: one })
        : t('runs:price.share', { count: amount, price: one })
    return multiplier === 1 ? share : `${share} × ${formatFactor(multiplier, locale)}`
  }
}

interface LinesProps extends Pick<PriceBreakdownProps, 'work' | 'children'> {
  explained: ExplainedPrice
  one: string
  price: string
}

function Lines({ work, explained: { lines, ending }, one, price, children }: LinesProps) {
  const { t } = useTranslation(['runs-price', 'runs'])
  const locale = useLocale()
  const textOf = useLineText(work, one)
  const rows = lines.map((line, place) => ({ id: `line ${place}`, ...line }))
  const isEachCharged = 'lengths' in work && work.lengths.length > 1
  return (
    <div className="flex flex-col gap-3 text-14">
      <dl className="tabular flex flex-col gap-1">
        {rows.map(({ id, ...line }) => (
          <PriceRow key={id} label={<Sums text={textOf(line)} />}>
            <Money text={formatExactMoney(line.exact, locale)} />
          </PriceRow>
        ))}
        <div className="mt-1 border-t border-line pt-2 font-strong">
          <PriceRow label={t(totalTextKeys[ending])}>
            <Money text={price} />
          </PriceRow>
        </div>
      </dl>
      {'lengths' in work && <p className="text-13 text-muted">{t('price.seconds')}</p>}
      {isEachCharged && <p className="text-13 text-muted">{t('price.each')}</p>}
      {children}
    </div>
  )
}

/** How a price is calculated: amounts and rates, rounding, the minimum charge. */
export function PriceBreakdown({ work, price, service, isCompact = false, children }: PriceBreakdownProps) {
  const { t } = useTranslation('runs-price')
  const { money } = useFormat()
  const explained = price && service ? explainPrice(work, service, price) : undefined
  if (!explained || !service?.price) return null
  const one = money(qepikOf(service.price.amount))
  return (
    <Popover
      label={t('price.how')}
      trigger={(props) => (
        <Button
          {...props}
          size="small"
          variant="quiet"
          icon={isCompact && <Calculator size={20} aria-hidden className="md:hidden" />}
        >
          <span className={isCompact ? 'max-md:sr-only' : undefined}>{t('price.how')}</span>
        </Button>
      )}
    >
      {() => (
        <Lines work={work} explained={explained} one={one} price={money(price)}>
          {children}
        </Lines>
      )}
    </Popover>
  )
}
