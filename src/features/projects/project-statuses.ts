import { type ProjectStatus, type ProjectSummary, projectStatuses } from '#src/contract/project-summary.ts'
import { isOpenInRun } from '#src/rules/open-in-run.ts'
import type { Status } from '#src/ui/status-badge.tsx'

/** Badge of each status id, see decision 1.4. */
export const badgeOfStatus = {
  [projectStatuses.DRAFT]: 'draft',
  [projectStatuses.IN_PROGRESS]: 'in-progress',
  [projectStatuses.COMPLETED]: 'completed',
  [projectStatuses.ORDERED]: 'paid',
  [projectStatuses.REJECTED]: 'rejected',
  [projectStatuses.WAITING_FOR_ORDERING]: 'unpaid',
} as const satisfies Record<ProjectStatus, Status>

type WithStatus = Pick<ProjectSummary, 'status'>

export const isEditable = ({ status }: WithStatus) =>
  status === projectStatuses.DRAFT || status === projectStatuses.COMPLETED

/** Whether blocks can be changed: some services lock only the blocks of a run. */
export const hasOpenBlocks = (project: Pick<ProjectSummary, 'slug' | 'status'>) =>
  isEditable(project) || isOpenInRun(project)

/** Whether work is paid or runs. */
export const isUnderWay = ({ status }: WithStatus) =>
  status === projectStatuses.IN_PROGRESS || status === projectStatuses.ORDERED

export const isInProgress = ({ status }: WithStatus) => status === projectStatuses.IN_PROGRESS
