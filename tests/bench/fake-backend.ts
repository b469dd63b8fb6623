import * as z from 'zod/mini'
import { Cells } from '#mocks/db/cells.ts'
import { defineCollection } from '#mocks/db/entity.ts'
import { Repository } from '#mocks/db/repository.ts'
import { Sequences } from '#mocks/db/sequences.ts'
import { UndoLog } from '#mocks/db/undo-log.ts'
import { createRouteTable } from '#mocks/http/route-table.ts'
import { stubOperations } from '#mocks/http/stub-operations.ts'
import { createWorld } from '#mocks/world.ts'
import { endpoints } from '#src/contract/endpoints.ts'

/** Figures of the fake backend's machinery. Run with `node tests/bench/fake-backend.ts`; times in ms. */

const Row = z.object({
  id: z.number(),
  customer_id: z.number(),
  status: z.number(),
  amount: z.number(),
  title: z.string(),
  created_at: z.number(),
})
const spec = defineCollection(Row, { newest: (a, b) => b.created_at - a.created_at })
const rowAt = (index: number) => ({
  customer_id: (index % 5) + 1,
  status: index % 6,
  amount: (index * 7919) % 100_000,
  title: `Project ${index}`,
  created_at: (index * 104_729) % 1_000_003,
})

/** Median of the times of a task, in ms. */
function median(task: () => unknown, rounds = 201): number {
  const times = Array.from({ length: rounds }, () => {
    const begun = performance.now()
    task()
    return performance.now() - begun
  }).sort((a, b) => a - b)
  return times[Math.floor(rounds / 2)] ?? 0
}

const print = (what: string, figure: number) => console.log(`${what.padEnd(58)} ${figure.toFixed(4)}`)

async function measureRepository(count: number) {
  const log = new UndoLog()
  const rows = new Repository('rows', spec, log, new Sequences())
  const begun = performance.now()
  log.begin()
  for (let index = 0; index < count; index++) rows.create(rowAt(index))
  await rows.flush()
  print(`load ${count}`, performance.now() - begun)
  const first = performance.now()
  const where = { customer_id: 1, status: 0 }
  rows.page({ where, order: 'newest', page: 3 })
  print(`  first page of 20, sorted and filtered (index is built)`, performance.now() - first)
  print(
    `  page of 20, sorted and filtered`,
    median(() => rows.page({ where, order: 'newest', page: 3 })),
  )
  print(
    `  page of 20, sorted, by a free condition`,
    median(() => rows.page({ order: 'newest', filter: ({ amount }) => amount > 50_000 })),
  )
  print(
    `  by id`,
    median(() => rows.get(count / 2), 2001),
  )
  print(
    `  change of one, with its indexes`,
    median(() => rows.update(count / 2, ({ amount }) => ({ amount: amount + 1 }))),
  )
  const last = performance.now()
  for (let id = 1; id <= 100; id++) rows.remove(id)
  await rows.flush()
  print(`  removal of 100, handed over`, performance.now() - last)
}

function measureRoutes() {
  const all = Object.values(endpoints)
  const padding = Array.from({ length: 60 - all.length }, (_, index) => ({
    ...endpoints.getBalance,
    name: `more${index}`,
    path: `/more/{id}/thing${index}`,
  }))
  const many = createRouteTable([...all, ...padding])
  const one = createRouteTable([endpoints.getProject])
  const thousand = (table: typeof one) => () => {
    for (let index = 0; index < 1000; index++) table.match('GET', '/services/cloning/12')
  }
  thousand(many)()
  const [first, second] = [median(thousand(one)), median(thousand(many))]
  print('1,000 matches, 1 route', first)
  print('1,000 matches, 60 routes', second)
  print('  ratio', second / first)
}

async function measureWorld() {
  const begun = performance.now()
  const world = await createWorld({
    operations: stubOperations({ getServices: () => ({ services: [] }) }),
    seed(tx) {
      for (let index = 0; index < 3000; index++)
        tx.fileRecords.create({ id: `f${index}`, name: 'a.mp3', mime: 'audio/mpeg', size: index })
    },
  })
  print('world of 3,000 records, begun', performance.now() - begun)
  const ask = () => world.fetch(new Request('http://localhost/api/nothing/here'))
  for (let index = 0; index < 200; index++) await ask()
  const asked = performance.now()
  for (let index = 0; index < 1000; index++) await ask()
  print('one request through the world', (performance.now() - asked) / 1000)
}

async function measureCells() {
  const cells = new Cells()
  const begun = performance.now()
  await cells.add(Array.from({ length: 100_000 }, (_, id) => ({ id })))
  print('@msw/data alone: 100,000 cells', performance.now() - begun)
}

await measureWorld()
for (const count of [1_000, 10_000, 100_000]) await measureRepository(count)
measureRoutes()
await measureCells()
