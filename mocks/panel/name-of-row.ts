import type { Editable } from '#mocks/control/edit-rows.ts'
import type { Entity } from '#mocks/kernel/db/entity.ts'
import type { World } from '#mocks/world.ts'
import { moneyOf } from '#src/rules/money.ts'
import { nameOfStatus } from './name-of-status.ts'

const moneyText = (qepik: number) => `${moneyOf(qepik)} ₼`

/** Label of a row besides its id. */
export function nameOfRow({ db }: World, name: Editable, id: Entity['id']): string {
  const ownerOf = (customerId?: number) => customerId && db.customers.get(customerId)?.name
  const describe: Readonly<Record<Editable, () => readonly unknown[]>> = {
    customers() {
      const customer = db.customers.get(Number(id))
      return [customer?.name, customer?.email]
    },
    wallets: () => [ownerOf(Number(id)), moneyText(db.wallets.get(Number(id))?.available ?? 0)],
    projects() {
      const project = db.projects.get(Number(id))
      return [project?.title, nameOfStatus(project?.status)]
    },
    blocks() {
      const block = db.blocks.get(Number(id))
      return [block?.text, block?.type]
    },
    promoCodes: () => [moneyText(db.promoCodes.get(String(id))?.amount ?? 0)],
    transactions() {
      const entry = db.transactions.get(Number(id))
      return [entry?.type, moneyText(entry?.amount ?? 0), ownerOf(entry?.customer_id)]
    },
  }
  return describe[name]().filter(Boolean).join(' · ')
}
