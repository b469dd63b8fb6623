import { ServiceSlug } from '#src/contract/primitives.ts'

export const monthCounts = ['3', '6', '12'] as const
type MonthCount = (typeof monthCounts)[number]

export interface SpendingView {
  readonly months: MonthCount
  readonly service: ServiceSlug | undefined
}

/** The months and the service shown; undefined if the spending is not open. */
export function readSpendingView(query: URLSearchParams): SpendingView | undefined {
  if (!query.has('spending')) return undefined
  const months = monthCounts.find((count) => count === query.get('spending')) ?? '6'
  return { months, service: ServiceSlug.options.find((slug) => slug === query.get('service')) }
}

export function writeSpendingView(view: SpendingView | undefined, query: URLSearchParams): URLSearchParams {
  const written = new URLSearchParams(query)
  for (const [name, value] of [
    ['spending', view?.months],
    ['service', view?.service],
  ] as const) {
    if (value) written.set(name, value)
    else written.delete(name)
  }
  return written
}
