import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'
import { testWorld } from '#mocks/runtime/node.ts'
import { type Figure, medianMs } from './measure.ts'

const SIZES = [1_000, 10_000, 100_000]
const HOUR_MS = 3_600_000
const TYPES = ['deposit', 'charge', 'refund', 'bonus'] as const

type World = Awaited<ReturnType<typeof testWorld>>['world']

const typeOf = (index: number) => TYPES[index % TYPES.length] ?? 'charge'

/** A ledger line; the ledger's order differs from that of the ids, so that sorting costs time. */
function ledgerLine(index: number, customerId: number) {
  return {
    customer_id: customerId,
    type: typeOf(index),
    amount: (index % 900) + 1,
    balance_after: 10_000,
    status: 'completed' as const,
    service_slug: null,
    project_id: null,
    project_title: null,
    promo_code: null,
    failure: null,
    created_at: index * HOUR_MS,
    sequence: (index * 7_919) % 100_003,
  }
}

function fillLedger(tx: Transaction, count: number) {
  for (let index = 0; index < count; index += 1) tx.transactions.create(ledgerLine(index, 1))
}

async function figuresOf(world: World, count: number): Promise<readonly Figure[]> {
  const { transactions } = world.db
  const ids = [...transactions.all()].map(({ id }) => id)
  const idAt = (index: number) => ids[(index * 7_919) % ids.length] ?? 1
  const where = { customer_id: 1, type: 'charge' as const }
  const page = (index: number) => transactions.page({ where, order: 'newest', page: 1 + (index % 50) })
  const create = (index: number) => world.write((tx) => tx.transactions.create(ledgerLine(index, 2)).id)
  const update = (index: number) =>
    world.write((tx) =>
      tx.transactions.update(idAt(index), { status: index % 2 ? 'completed' : 'in-progress' }),
    )
  const figure = async (name: string, run: (index: number) => unknown) => ({
    what: `${name}, ${count} records`,
    value: await medianMs(run),
    unit: 'ms',
  })
  return [
    await figure('page of 20, filtered and sorted', page),
    await figure('record by id', (index) => transactions.get(idAt(index))),
    await figure('create, with its transaction', create),
    await figure('update, with its transaction', update),
    await figure('write to a list and its page of 20', async (index) => {
      await world.write((tx) => tx.transactions.create({ ...ledgerLine(index, 1), type: 'charge' }))
      page(index)
    }),
  ]
}

/** Cost of one operation of the fake backend in Node, by the number of ledger lines. */
export async function backendFigures(): Promise<readonly Figure[]> {
  const figures: Figure[] = []
  for (const count of SIZES) {
    const { world } = await testWorld()
    await world.write((tx) => fillLedger(tx, count))
    figures.push(...(await figuresOf(world, count)))
    world.dispose()
  }
  return figures
}
