import { type ProjectStatus, projectStatuses } from '#src/contract/project-summary.ts'

const LISTED = 5

const unfinished: readonly ProjectStatus[] = [
  projectStatuses.WAITING_FOR_ORDERING,
  projectStatuses.REJECTED,
  projectStatuses.IN_PROGRESS,
  projectStatuses.ORDERED,
  projectStatuses.DRAFT,
]

/** `updated_at` as on the wire or in ms. */
interface Listed {
  readonly id: number
  readonly status?: ProjectStatus | undefined
  readonly updated_at?: string | number | undefined
}

function rankOf({ status }: Listed) {
  return status === undefined ? -1 : unfinished.indexOf(status)
}

function byLastChange(a: Listed, b: Listed) {
  if (a.updated_at === undefined || b.updated_at === undefined) return b.id - a.id
  return a.updated_at < b.updated_at ? 1 : a.updated_at > b.updated_at ? -1 : b.id - a.id
}

/**
 * What home lists of some projects: those that wait for somebody, the most pressing first, and the latest of the
 * rest. Selected from the selections of all services it is the same as selected from all projects.
 */
export function selectHomeProjects<Project extends Listed>(projects: readonly Project[]) {
  const sorted = projects.toSorted(byLastChange)
  const waiting = sorted
    .filter((project) => rankOf(project) >= 0)
    .sort((a, b) => rankOf(a) - rankOf(b))
    .slice(0, LISTED)
  const recent = sorted.filter((project) => !waiting.includes(project)).slice(0, LISTED)
  return { waiting, recent }
}
