import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import type { ServiceSlug } from '#src/contract/primitives.ts'
import { balanceModalLocation } from '#src/features/billing/balance-modal-location.ts'
import { billingQueries } from '#src/features/billing/billing-queries.ts'
import { catalogQueries } from '#src/features/catalog/catalog-queries.ts'
import { useServiceTerms } from '#src/features/catalog/use-service-terms.ts'
import { PriceDetails } from '#src/features/runs/price-details.tsx'
import { useFormat } from '#src/i18n/use-format.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { LocalizedLink } from '#src/routing/localized-link.tsx'
import { OPENED_FROM_PAGE } from '#src/routing/opened-from-page.ts'
import { moneyOf, qepikOf } from '#src/rules/money.ts'
import type { PricedWork } from '#src/rules/price.ts'
import { textLinkStyles } from '#src/ui/link-styles.ts'
import { Money } from '#src/ui/money.tsx'
import { Sums } from '#src/ui/sums.tsx'

export interface Summary {
  /** Names and values of the result. Entries without a value are left out. */
  facts?: readonly (readonly [name: string, value: ReactNode])[]
  /** In qəpik; the service's tariff is shown while it is unknown. */
  price?: number | undefined
  /** Work that the price is for, if it is calculated. */
  work?: PricedWork | undefined
  /** When it is paid, or why it is free. */
  note: string
  /** Picture of the result. */
  preview?: ReactNode
}

interface CreateSummaryProps extends Summary {
  slug: ServiceSlug
  /** A modal has no address to which a top-up could return. */
  isPage: boolean
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <dt className="text-muted">{name}</dt>
      <dd className="wrap-long tabular min-w-0 text-end">{children}</dd>
    </div>
  )
}

/** The balance after the charge, or the missing amount; nothing if the balance is unknown. */
function BalanceAfter({ price, isPage }: { price: number; isPage: boolean }) {
  const { t } = useTranslation('create')
  const { money } = useFormat()
  const location = useLocation()
  const { data: balance } = useQuery({ ...billingQueries.balance(), enabled: false })
  if (balance === undefined) return null
  if (balance >= price)
    return (
      <Row name={t('balanceAfter')}>
        <Money text={money(balance - price)} />
      </Row>
    )
  const missing = price - balance
  return (
    <>
      <Row name={t('balance')}>
        <Money text={money(balance)} />
      </Row>
      <Row name={t('missing')}>
        <span className="font-strong text-warn">
          <Money text={money(missing)} />
        </span>
      </Row>
      <div className="text-13 text-muted">
        <dt className="sr-only">{t('missing')}</dt>
        <dd>
          {t('short')}{' '}
          {isPage && (
            <LocalizedLink
              to={balanceModalLocation(location, { missing: moneyOf(missing) })}
              state={OPENED_FROM_PAGE}
              className={textLinkStyles}
            >
              {t('topUp')}
            </LocalizedLink>
          )}
        </dd>
      </div>
    </>
  )
}

/** The price with its calculation once it is known; the tariff until then. */
function Price({
  slug,
  price,
  work,
  isPage,
}: Pick<CreateSummaryProps, 'slug' | 'price' | 'work' | 'isPage'>) {
  const { t } = useTranslation(['create', 'catalog'])
  const { money } = useFormat()
  const { data: service } = useQuery({ ...catalogQueries.service(slug), meta: { silent: true } })
  const terms = useServiceTerms()
  const tariff = service && terms.price(service)
  const isKnown = price !== undefined
  const isOfOne = isKnown && service?.price !== undefined && price === qepikOf(service.price.amount)
  const isLeast = isKnown && service?.min_charge !== undefined && price === qepikOf(service.min_charge)
  // The minimum charge is shown only if it may matter: before the price is known, and if it is the price.
  const least = service && (isLeast || !isKnown) ? terms.minCharge(service) : undefined
  const minimum = least && `${t('catalog:terms.minimum')}: ${least}`
  const how = [isKnown ? tariff : undefined, minimum].filter(Boolean).join(' · ')
  return (
    <dl className="flex flex-col gap-1 border-t border-line pt-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <dt className="font-strong">{t('price')}</dt>
        <dd aria-atomic className={isKnown ? 'text-20 font-strong' : 'text-end'}>
          {isKnown ? <Money text={money(price)} /> : tariff && <Sums text={tariff} />}
        </dd>
        <dd className="tabular w-full text-end text-13 text-muted empty:hidden">
          {!isOfOne && <Sums text={how} />}
          {work && !isOfOne && (
            <span className="-my-1 -me-2 block">
              <PriceDetails work={work} price={price} service={service} />
            </span>
          )}
        </dd>
      </div>
      {isKnown && price > 0 && <BalanceAfter price={price} isPage={isPage} />}
    </dl>
  )
}

/** The result of a form and its price, next to the button that sends it. */
export function CreateSummary({ slug, facts = [], price, work, note, preview, isPage }: CreateSummaryProps) {
  const { t } = useTranslation('create')
  const { data: service } = useQuery({ ...catalogQueries.service(slug), meta: { silent: true } })
  const isBillingUnknown = service !== undefined && service.billing_mode === undefined
  const Heading = isPage ? 'h2' : 'h3'
  const shown = facts.filter(([, value]) => value !== undefined && value !== '' && value !== false)
  return (
    <section aria-label={t('summary')} className="flex min-w-0 flex-col gap-4">
      <Heading className="text-16 font-strong">{t('summary')}</Heading>
      {preview}
      {shown.length > 0 && (
        <dl className="flex flex-col gap-1">
          {shown.map(([name, value]) => (
            <Row key={name} name={name}>
              {value}
            </Row>
          ))}
        </dl>
      )}
      {/* Announces only the line that changes, not the whole list. */}
      <div role="status" aria-atomic={false}>
        <Price slug={slug} price={price} work={work} isPage={isPage} />
      </div>
      {!isBillingUnknown && <p className="text-13 text-muted">{note}</p>}
    </section>
  )
}
