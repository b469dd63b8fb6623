import { charge, credit } from '#mocks/domain/wallet.ts'
import { bookMovement, walletOf } from '#mocks/features/billing/ledger.ts'
import { seedProject } from '#mocks/features/seeding/seed-project.ts'
import type { ProjectRow } from '#mocks/kernel/rows/project-rows.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'
import { projectStatuses } from '#src/contract/project-summary.ts'
import { seedCatalog } from './catalog/seed-catalog.ts'
import { demoAccounts } from './customers/demo-accounts.ts'
import { seedCustomers } from './customers/seed-customers.ts'
import { seedHistory } from './customers/seed-history.ts'
import { seedPromoCodes } from './money/promo-codes.ts'
import { speechProjects } from './projects/project-texts.ts'
import { finishedBook, finishedClone, serviceProjects } from './projects/service-projects.ts'

const HOUR_MS = 3_600_000
const { ORDERED } = projectStatuses

export function seedCatalogAndCustomers(tx: Transaction): void {
  seedCatalog(tx)
  seedCustomers(tx)
  seedPromoCodes(tx)
}

const isPaidBefore = ({ status }: ProjectRow) => status === ORDERED

/** Builds the demo accounts with projects, history and money. `seedWorld` copies what this built once. */
export function buildWorld(tx: Transaction): void {
  seedCatalogAndCustomers(tx)
  const { leyla, anar } = demoAccounts
  const projects = [...speechProjects, ...serviceProjects]
    .sort((a, b) => b.daysAgo - a.daysAgo)
    .map((seed) => seedProject(tx, leyla.id, seed))
  seedHistory(tx, leyla.id, projects)
  const finished = [finishedClone, finishedBook].map((seed) => seedProject(tx, leyla.id, seed))
  const paid = [...finished, ...projects.filter(isPaidBefore)]
  bookMovement(tx, leyla.id, credit(walletOf(tx, leyla.id), 'deposit', 13_750), { at: tx.now - 3 * HOUR_MS })
  for (const project of paid) {
    const spent = project.quoted ?? project.full_price
    const movement = charge(walletOf(tx, leyla.id), spent)
    bookMovement(tx, leyla.id, movement, { project, at: tx.now - 2 * HOUR_MS })
    tx.projects.update(project.id, { spent })
  }
  seedLowBalance(tx, anar.id)
}

export function seedLowBalance(tx: Transaction, customerId: number): void {
  bookMovement(tx, customerId, credit(walletOf(tx, customerId), 'deposit', 500), {
    at: tx.now - 900 * HOUR_MS,
  })
  const [, , , russian] = speechProjects
  if (russian) seedProject(tx, customerId, { ...russian, status: projectStatuses.DRAFT, daysAgo: 3 })
  bookMovement(tx, customerId, charge(walletOf(tx, customerId), 496), { at: tx.now - 500 * HOUR_MS })
}
