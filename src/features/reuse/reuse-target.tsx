import { useQuery } from '@tanstack/react-query'
import { catalogQueries } from '#src/features/catalog/catalog-queries.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { Button } from '#src/ui/button.tsx'
import { Sums } from '#src/ui/sums.tsx'
import { costKinds, type Reusable, type ReusingService, reusePrice } from './reusable.ts'

interface ReuseTargetProps {
  slug: ReusingService
  /** The project that the content becomes, in words. */
  what: string
  /** Omitted if the content does not decide the cost. */
  content?: Reusable | undefined
  isDisabled: boolean
  isPending: boolean
  onUse: () => void
}

/** The cost of starting a project of the service with the content; undefined until its price is loaded. */
function useCost(slug: ReusingService, content: Reusable | undefined) {
  const { t } = useTranslation('reuse')
  const { money } = useFormat()
  const { data: service } = useQuery(catalogQueries.service(slug))
  if (!content) return t('cost.free')
  if (!service) return undefined
  const kind = costKinds[slug]
  const price = reusePrice(kind, content, service)
  return price === undefined ? t('cost.unknown') : t(`cost.${kind}`, { price: money(price) })
}

/** A service that can start from content of elsewhere, with the cost and the button that goes there. */
export function ReuseTarget({ slug, what, content, isDisabled, isPending, onUse }: ReuseTargetProps) {
  const { t } = useTranslation(['reuse', 'catalog'])
  const title = t(`catalog:titles.${slug}`)
  const cost = useCost(slug, content)
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line py-3 last:border-b-0">
      <div className="min-w-48 flex-1">
        <p className="text-14 font-strong">{title}</p>
        <p className="text-13 text-muted">{what}</p>
        {/* The height is kept until the price is known. */}
        <p className="tabular min-h-5 text-13 text-muted">{cost && <Sums text={cost} />}</p>
      </div>
      <Button
        size="small"
        isPending={isPending}
        disabled={isDisabled && !isPending}
        aria-label={t('goIn', { service: title })}
        onClick={onUse}
      >
        {t('go')}
      </Button>
    </li>
  )
}
