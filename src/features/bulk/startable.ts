import { type ProjectSummary, projectStatuses } from '#src/contract/project-summary.ts'
import type { FromList } from '#src/features/catalog/service-manifest.ts'
import { qepikOf } from '#src/rules/money.ts'

const { DRAFT, WAITING_FOR_ORDERING } = projectStatuses

/**
 * Whether work on a project can be started from a list: the list has its whole price. A draft that was rejected may
 * have finished parts, which only its own page can leave out.
 */
export const isStartable =
  ({ drafts }: FromList) =>
  ({ status, price, reject }: ProjectSummary) => {
    if (price === undefined || qepikOf(price) === 0) return false
    return status === WAITING_FOR_ORDERING || (status === DRAFT && !reject && drafts !== 'none')
  }

/** In qəpik. */
export const sumOf = (projects: readonly ProjectSummary[]) =>
  projects.reduce((sum, { price }) => sum + (price === undefined ? 0 : qepikOf(price)), 0)
