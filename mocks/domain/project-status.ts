import { type ProjectStatus, projectStatuses } from '#src/contract/project-summary.ts'
import { RuleError } from './rule-error.ts'

export type ProjectEvent =
  | 'generate'
  | 'quote'
  | 'pay'
  | 'withdraw'
  | 'begin'
  | 'finish'
  | 'refuse'
  | 'resend'

const { DRAFT, IN_PROGRESS, COMPLETED, ORDERED, REJECTED, WAITING_FOR_ORDERING } = projectStatuses

export const transitions: Readonly<Record<ProjectEvent, Partial<Record<ProjectStatus, ProjectStatus>>>> = {
  generate: { [DRAFT]: IN_PROGRESS, [COMPLETED]: IN_PROGRESS },
  quote: { [DRAFT]: WAITING_FOR_ORDERING, [COMPLETED]: WAITING_FOR_ORDERING },
  pay: { [WAITING_FOR_ORDERING]: ORDERED },
  withdraw: { [WAITING_FOR_ORDERING]: DRAFT },
  begin: { [ORDERED]: IN_PROGRESS },
  finish: { [IN_PROGRESS]: COMPLETED },
  refuse: { [WAITING_FOR_ORDERING]: REJECTED, [ORDERED]: REJECTED, [IN_PROGRESS]: REJECTED },
  resend: { [REJECTED]: DRAFT },
}

/** Status after an event. @throws RuleError if the project's status does not allow it */
export function statusAfter(status: ProjectStatus, event: ProjectEvent): ProjectStatus {
  const next = transitions[event][status]
  if (next === undefined) throw new RuleError('conflict', `not_allowed_${nameOf(status)}`)
  return next
}

const nameByStatus = {
  [DRAFT]: 'draft',
  [IN_PROGRESS]: 'in_progress',
  [COMPLETED]: 'completed',
  [ORDERED]: 'ordered',
  [REJECTED]: 'rejected',
  [WAITING_FOR_ORDERING]: 'waiting',
} as const

const nameOf = (status: ProjectStatus) => nameByStatus[status]

/** Refuses a change of content while it is read-only. A rejected project may be edited and becomes a draft. */
export function refuseReadOnly(status: ProjectStatus): void {
  if (status === DRAFT || status === COMPLETED || status === REJECTED) return
  throw new RuleError('conflict', `read_only_${nameOf(status)}`)
}

export function refuseDeletion(status: ProjectStatus): void {
  if (status === IN_PROGRESS || status === ORDERED) throw new RuleError('conflict', 'delete_running')
}
