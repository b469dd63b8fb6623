import { seedProject } from '#mocks/features/seeding/seed-project.ts'
import type { CustomerRow } from '#mocks/kernel/rows/account-rows.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'
import { samples } from '#mocks/services/services.ts'
import { ServiceSlug } from '#src/contract/primitives.ts'
import { projectStatuses } from '#src/contract/project-summary.ts'

/** Gives a new customer a finished project of each service, in the customer's language and free of charge. */
export function addSamples(tx: Transaction, { id, locale }: Pick<CustomerRow, 'id' | 'locale'>): void {
  for (const slug of ServiceSlug.options) {
    const sample = { ...samples[slug](locale), slug, status: projectStatuses.COMPLETED, daysAgo: 0 }
    const project = seedProject(tx, id, sample)
    for (const take of tx.takes.list({ where: { project_id: project.id } })) {
      tx.takes.update(take.id, { cost: 0 })
    }
    const made = { created_at: tx.now, updated_at: tx.now }
    tx.projects.update(project.id, { ...made, is_sample: true, spent: 0 })
  }
}
