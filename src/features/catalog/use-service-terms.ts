import type { Service } from '#src/contract/catalog.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { qepikOf } from '#src/rules/money.ts'

export function useServiceTerms() {
  const { t } = useTranslation('catalog')
  const { money } = useFormat()
  const price = ({ price }: Service) =>
    price ? t(`price.${price.unit}`, { price: money(qepikOf(price.amount)) }) : money(undefined)

  const minCharge = ({ min_charge, price }: Service) => {
    if (min_charge === undefined) return undefined
    const qepik = qepikOf(min_charge)
    // An order has at least one item or page, so a minimum charge up to the unit price is not shown.
    const isSaid = (price?.unit === 'item' || price?.unit === 'page') && qepik <= qepikOf(price.amount)
    return qepik > 0 && !isSaid ? money(qepik) : undefined
  }

  const limits = ({ limits: { max_chars, max_file_mb, max_minutes, extensions = [] } }: Service) => [
    ...(max_chars === undefined ? [] : [t('limits.chars', { count: max_chars })]),
    ...(max_minutes === undefined ? [] : [t('limits.minutes', { count: max_minutes })]),
    ...(max_file_mb === undefined ? [] : [t('limits.file', { number: max_file_mb })]),
    ...(extensions.length === 0
      ? []
      : [t('limits.extensions', { list: extensions.map((ending) => ending.toUpperCase()).join(', ') })]),
  ]

  return { price, minCharge, limits }
}
