import { refuseReadOnly, statusAfter } from '#mocks/domain/project-status.ts'
import { RuleError } from '#mocks/domain/rule-error.ts'
import { Refusal } from '#mocks/http/refusal.ts'
import type { CustomerRow } from '#mocks/kernel/rows/account-rows.ts'
import type { BlockRow, ProjectRow } from '#mocks/kernel/rows/project-rows.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'
import type { ServiceSlug } from '#src/contract/primitives.ts'
import { projectStatuses } from '#src/contract/project-summary.ts'
import { isInRun, isOpenInRun } from '#src/rules/open-in-run.ts'
import { newVersion } from './edit-versions.ts'

interface Caller {
  tx: Transaction
  readonly customer: CustomerRow
}

/** The caller's project. @throws Refusal 404, the same for a missing project and for another customer's */
export function ownProject({ tx, customer }: Caller, slug: ServiceSlug, id: number): ProjectRow {
  const project = tx.projects.get(id)
  if (!project || project.customer_id !== customer.id || project.slug !== slug) {
    throw new Refusal(404, 'project_not_found')
  }
  return project
}

export function blockOf(tx: Transaction, project: ProjectRow, id: number): BlockRow {
  const block = tx.blocks.get(id)
  if (!block || block.project_id !== project.id) throw new Refusal(404, 'block_not_found')
  return block
}

export function changeProject(
  tx: Transaction,
  id: number,
  patch: Partial<Omit<ProjectRow, 'id'>>,
): ProjectRow {
  return applyResult(tx, id, { ...patch, ...newVersion(tx.projects.need(id)) })
}

/** Applies the result of a run to a project without a new version, so that edits based on its version stay valid. */
export function applyResult(
  tx: Transaction,
  id: number,
  patch: Partial<Omit<ProjectRow, 'id'>> = {},
): ProjectRow {
  return tx.projects.update(id, { ...patch, updated_at: tx.now, sequence: tx.projects.nextSequence() })
}

/**
 * Changes that make a project editable: a rejected one becomes a draft, and keeps its rejection reason until it is
 * sent again.
 * @throws RuleError
 */
export function openForEditing({ status }: ProjectRow): Partial<ProjectRow> {
  refuseReadOnly(status)
  if (status !== projectStatuses.REJECTED) return {}
  return { status: statusAfter(status, 'resend') }
}

/**
 * The same for a change of these blocks only, which a run on other blocks may permit.
 * @throws RuleError
 */
export function openBlocksForEditing(
  project: ProjectRow,
  blocks: readonly BlockRow[] = [],
): Partial<ProjectRow> {
  if (!isOpenInRun(project)) return openForEditing(project)
  if (blocks.some(isInRun)) throw new RuleError('conflict', 'block_in_run')
  return {}
}
