import type { BlockRow, ProjectRow } from '#mocks/kernel/rows/project-rows.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'
import { moneyOf } from '#src/rules/money.ts'
import { pagesPrice } from '#src/rules/price.ts'

/** Price of reading this many pages, in qəpik. */
export function costOfPages(tx: Transaction, { slug }: Pick<ProjectRow, 'slug'>, pages: number): number {
  const service = tx.services.first({ slug })
  if (!service) return 0
  const price = { unit: service.price_unit, amount: moneyOf(service.price) }
  return pagesPrice(pages, { price, min_charge: moneyOf(service.min_charge) })
}

/** Pages with a text layer are free. */
export const isPaid = ({ page }: BlockRow) => page?.source === 'recognised'
