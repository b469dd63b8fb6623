import { type ProjectStatus, type ProjectSummary, projectStatuses } from '#src/contract/project-summary.ts'

const LISTED = 5

const unfinished: readonly ProjectStatus[] = [
  projectStatuses.WAITING_FOR_ORDERING,
  projectStatuses.REJECTED,
  projectStatuses.IN_PROGRESS,
  projectStatuses.ORDERED,
  projectStatuses.DRAFT,
]

function rankOf({ status }: ProjectSummary) {
  return unfinished.indexOf(status)
}

function byLastChange(a: ProjectSummary, b: ProjectSummary) {
  return a.updated_at < b.updated_at ? 1 : a.updated_at > b.updated_at ? -1 : b.id - a.id
}

export function selectHomeProjects(projects: readonly ProjectSummary[]) {
  const sorted = projects.toSorted(byLastChange)
  const waiting = sorted
    .filter((project) => rankOf(project) >= 0)
    .sort((a, b) => rankOf(a) - rankOf(b))
    .slice(0, LISTED)
  const recent = sorted.filter((project) => !waiting.includes(project)).slice(0, LISTED)
  return { waiting, recent }
}
