import type { ServiceRow } from '#mocks/kernel/rows/catalog-rows.ts'
import type { Service } from '#src/contract/catalog.ts'
import type { LocaleCode } from '#src/contract/primitives.ts'
import { moneyOf } from '#src/rules/money.ts'

export function serviceView(row: ServiceRow, locale: LocaleCode, projectsCount: number): Service {
  const { id, slug, billing_mode, limits } = row
  return {
    id,
    slug,
    title: row.title[locale],
    description: row.description[locale],
    billing_mode,
    price: { unit: row.price_unit, amount: moneyOf(row.price) },
    min_charge: moneyOf(row.min_charge),
    limits,
    projects_count: projectsCount,
  }
}
