import { useQuery } from '@tanstack/react-query'
import { ServiceSlug } from '#src/contract/primitives.ts'
import { useServiceNames } from '#src/features/catalog/use-service-names.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useLocale } from '#src/i18n/use-locale.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { type Day, dayInBaku, monthName, monthOf } from '#src/lib/calendar.ts'
import { serverNowMs } from '#src/lib/server-clock.ts'
import { LocalizedLink } from '#src/routing/localized-link.tsx'
import { useSearchParams } from '#src/routing/use-search-params.ts'
import { ErrorState } from '#src/ui/error-state.tsx'
import { textLinkStyles } from '#src/ui/link-styles.ts'
import { Money } from '#src/ui/money.tsx'
import { SegmentedControl } from '#src/ui/segmented-control.tsx'
import { Select } from '#src/ui/select.tsx'
import { Spinner } from '#src/ui/spinner.tsx'
import { peopleColours, personColour } from '#src/ui/tokens.ts'
import { BudgetField } from './budget-field.tsx'
import { lastMonths, type MonthSpending } from './spending.ts'
import { spendingQueries } from './spending-queries.ts'
import { monthCounts, type SpendingView, writeSpendingView } from './spending-view.ts'
import { SPENDING_ID, useSpendingHeading } from './use-spending-heading.ts'

/** For the services beyond the colours of people. */
const FURTHER_COLOURS = ['light-dark(#a34a2b, #f0a58a)', 'light-dark(#5d6470, #b3bac7)']

/** Height of the month with the largest sum. */
const CHART_REM = 6
const ANY_SERVICE = 'any'
const SUM = 'text-13 whitespace-nowrap text-muted'

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0)

interface MonthRow extends MonthSpending {
  /** The total, or the chosen service's part of it. */
  readonly shown: number
}

function useRows({ months, service }: SpendingView) {
  const wanted = lastMonths(dayInBaku(serverNowMs()), Number(months))
  const query = useQuery(spendingQueries.since(wanted[0] ?? ''))
  const rows = wanted.map((month): MonthRow => {
    const spent: MonthSpending = query.data?.get(month) ?? { month, total: 0, services: {} }
    return { ...spent, shown: service ? (spent.services[service] ?? 0) : spent.total }
  })
  return { query, rows }
}

/** Colour of a service, the same in the bars and in the head of the table. */
function colourOf(slug: ServiceSlug): string | undefined {
  const place = ServiceSlug.options.indexOf(slug)
  return FURTHER_COLOURS[place - peopleColours.length] ?? personColour(place)
}

interface BarProps {
  row: MonthRow
  service: ServiceSlug | undefined
  heightOf: (qepik: number) => string
}

/** A part for each service, the first one at the foot, and one for what belongs to none. */
function Bar({ row: { shown, services }, service, heightOf }: BarProps) {
  const slugs = ServiceSlug.options.filter((slug) => (services[slug] ?? 0) > 0 && (service ?? slug) === slug)
  const rest = shown - sumOf(slugs.map((slug) => services[slug] ?? 0))
  return (
    <div className="flex w-full max-w-8 flex-col-reverse overflow-clip rounded-t-sm">
      {slugs.map((slug) => (
        <div
          key={slug}
          className="border-t border-paper bg-ink"
          style={{ height: heightOf(services[slug] ?? 0), backgroundColor: colourOf(slug) }}
        />
      ))}
      <div className="bg-ink" style={{ height: heightOf(rest) }} />
    </div>
  )
}

interface ChartProps {
  rows: readonly MonthRow[]
  service: ServiceSlug | undefined
}

/** Bars by month. The table below says the same in figures, and its head tells the colours. */
function Chart({ rows, service }: ChartProps) {
  const { t } = useTranslation('billing-spending')
  const locale = useLocale()
  const { money } = useFormat()
  const most = Math.max(1, ...rows.map(({ shown }) => shown))
  return (
    <div role="img" aria-label={t('chart')} className="tabular flex max-w-form gap-1">
      {rows.map((row) => (
        <div
          key={row.month}
          title={monthName(row.month, locale)}
          className="flex min-w-0 flex-1 flex-col gap-1"
        >
          <div className="flex h-32 flex-col items-center justify-end border-b border-edge">
            {row.shown === most && (
              <span translate="no" className={`${SUM} ${row === rows.at(-1) ? 'max-md:self-end' : ''}`}>
                {money(most)}
              </span>
            )}
            <Bar
              row={row}
              service={service}
              heightOf={(qepik) => `${(CHART_REM * Math.max(0, qepik)) / most}rem`}
            />
          </div>
          <span translate="no" className="text-center text-13 text-muted">
            {row.month.slice(5, 7)}
          </span>
        </div>
      ))}
    </div>
  )
}

/** A dash for nothing, so that sums stand out. */
function Sum({ qepik, isStrong = false }: { qepik: number; isStrong?: boolean }) {
  const { money } = useFormat()
  return (
    <td className={`px-2 py-2 text-end whitespace-nowrap ${isStrong ? 'font-strong' : ''}`}>
      {qepik === 0 ? '–' : <Money text={money(qepik)} />}
    </td>
  )
}

interface TableProps {
  rows: readonly MonthRow[]
  service: ServiceSlug | undefined
  searchOfMonth: (month: Day) => string
}

/** A dot that stays on the line of the name's first word. */
function DottedName({ name, colour }: { name: string; colour: string | undefined }) {
  const [first, ...others] = name.split(' ')
  return (
    <>
      <span className="whitespace-nowrap">
        <span
          aria-hidden
          style={{ color: colour }}
          className="me-1 inline-block size-2 rounded-full border border-current bg-current"
        />
        {first}
      </span>
      {others.map((word) => ` ${word}`)}
    </>
  )
}

interface HeadProps {
  names: readonly { readonly slug: ServiceSlug; readonly title: string }[]
  hasTotal: boolean
}

function Head({ names, hasTotal }: HeadProps) {
  const { t } = useTranslation('billing-spending')
  const style = 'px-2 py-2 text-end align-bottom font-normal'
  return (
    <thead className="text-13 text-muted">
      <tr className="border-b border-line">
        <th scope="col" className="py-2 pe-2 text-start align-bottom font-normal">
          {t('month')}
        </th>
        {hasTotal && (
          <th scope="col" className={style}>
            {t('total')}
          </th>
        )}
        {names.map(({ slug, title }) => (
          <th key={slug} scope="col" className={style}>
            <DottedName name={title} colour={colourOf(slug)} />
          </th>
        ))}
      </tr>
    </thead>
  )
}

function Table({ rows, service, searchOfMonth }: TableProps) {
  const { t } = useTranslation('billing-spending')
  const locale = useLocale()
  const names = useServiceNames().filter(({ slug }) =>
    service ? slug === service : rows.some(({ services }) => services[slug]),
  )
  const columnOf = (slug: ServiceSlug) => rows.map(({ services }) => services[slug] ?? 0)
  return (
    // Positioned, because the words of sums for screen readers are placed absolutely.
    <div className="relative overflow-x-auto">
      <table aria-label={t('title')} className="tabular w-full text-14">
        <Head names={names} hasTotal={!service} />
        <tbody>
          {rows.toReversed().map(({ month, total, services }) => (
            <tr key={month} className="border-b border-line">
              <th scope="row" className="py-2 pe-2 text-start font-normal whitespace-nowrap">
                <LocalizedLink
                  to={{ search: searchOfMonth(month) }}
                  aria-label={t('open', { month: monthName(month, locale) })}
                  className={textLinkStyles}
                >
                  {monthName(month, locale)}
                </LocalizedLink>
              </th>
              {!service && <Sum qepik={total} isStrong />}
              {names.map(({ slug }) => (
                <Sum key={slug} qepik={services[slug] ?? 0} />
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" className="py-2 pe-2 text-start font-strong">
              {t('sum')}
            </th>
            {!service && <Sum qepik={sumOf(rows.map(({ total }) => total))} isStrong />}
            {names.map(({ slug }) => (
              <Sum key={slug} qepik={sumOf(columnOf(slug))} isStrong />
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  )
}

function Choices({ view }: { view: SpendingView }) {
  const { t } = useTranslation('billing-spending')
  const services = useServiceNames()
  const [, setQuery] = useSearchParams()
  const change = (part: Partial<SpendingView>) =>
    setQuery((now) => writeSpendingView({ ...view, ...part }, now), { replace: true })
  return (
    <div className="flex flex-wrap items-start gap-3">
      <SegmentedControl
        label={t('months')}
        name="spending-months"
        value={view.months}
        options={monthCounts.map((value) => ({ value, label: t('monthCount', { count: Number(value) }) }))}
        onChange={(months) => change({ months })}
      />
      <div className="w-60 max-w-full">
        <Select
          size="small"
          label={t('service')}
          value={view.service ?? ANY_SERVICE}
          options={[
            { value: ANY_SERVICE, label: t('anyService') },
            ...services.map(({ slug, title }) => ({ value: slug, label: title })),
          ]}
          onChange={(service) => change({ service: service === ANY_SERVICE ? undefined : service })}
        />
      </div>
    </div>
  )
}

/** Spending by month and service, and the customer's budget. The choice is kept in the address. */
export function SpendingPanel({ view }: { view: SpendingView }) {
  const { t } = useTranslation(['billing-spending', 'common'])
  const { heading, id } = useSpendingHeading()
  const [query] = useSearchParams()
  const { query: spending, rows } = useRows(view)
  const searchOfMonth = (month: Day) => {
    const { first, last } = monthOf(month)
    const written = new URLSearchParams(query)
    for (const [name, value] of Object.entries({ from: first, to: last })) written.set(name, value)
    written.delete('page')
    return `?${written}`
  }
  return (
    <section id={SPENDING_ID} aria-labelledby={id} className="flex flex-col gap-4 border-y border-line py-4">
      <h2 ref={heading} tabIndex={-1} id={id} className="w-fit text-16 font-strong">
        {t('title')}
      </h2>
      <Choices view={view} />
      {spending.isPending && <Spinner label={t('title')} />}
      {spending.isLoadingError && (
        <ErrorState
          title={t('failed')}
          retryLabel={t('common:actions.retry')}
          onRetry={() => void spending.refetch()}
        />
      )}
      {spending.data &&
        (rows.some(({ shown }) => shown !== 0) ? (
          <>
            <Chart rows={rows} service={view.service} />
            <Table rows={rows} service={view.service} searchOfMonth={searchOfMonth} />
          </>
        ) : (
          <p className="text-muted">{t('none')}</p>
        ))}
      <BudgetField />
    </section>
  )
}
