import type { Service } from '#src/contract/catalog.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useLocale } from '#src/i18n/use-locale.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { formatFactor } from '#src/lib/format-factor.ts'
import { qepikOf } from '#src/rules/money.ts'
import type { RateShare } from '#src/rules/price.ts'
import { Sums } from '#src/ui/sums.tsx'
import { priceOfShares } from './price-shares.ts'

interface PriceSumProps {
  shares: readonly RateShare[]
  /** Integer qəpik. */
  price: number | undefined
  service: Pick<Service, 'price' | 'min_charge'>
}

/** How the price on the button next to it is calculated, in one line of wide windows. */
export function PriceSum({ shares, price, service }: PriceSumProps) {
  const { t } = useTranslation('runs')
  const { money } = useFormat()
  const locale = useLocale()
  if (!price || !service.price) return null
  const usual = money(qepikOf(service.price.amount))
  const exact = priceOfShares(shares, { ...service, min_charge: '0.00' }) ?? price
  const sum = shares
    .map(({ characters, multiplier }) => {
      const share = t('price.share', { count: characters, price: usual })
      return multiplier === 1 ? share : `${share} × ${formatFactor(multiplier, locale)}`
    })
    .join(' + ')
  return (
    <p className="tabular text-13 text-muted max-lg:hidden">
      <Sums text={t('price.sum', { sum, price: money(exact) })} />
      {exact < price && <Sums text={` · ${t('price.least', { price: money(price) })}`} />}
    </p>
  )
}
