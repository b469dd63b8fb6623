import { type ProjectStatus, projectStatuses } from '#src/contract/project-summary.ts'

const MAX_LISTED = 5

/** Days after which a project no longer needs attention. */
const WAITING_DAYS = 14
const DAY_MS = 86_400_000

/** Statuses in which the next step is the customer's, unlike paid or running work. */
const STATUSES_TO_CONTINUE: readonly ProjectStatus[] = [
  projectStatuses.WAITING_FOR_ORDERING,
  projectStatuses.REJECTED,
  projectStatuses.DRAFT,
]

/** `updated_at` as in the API or in ms. */
interface ListedProject {
  readonly id: number
  readonly status?: ProjectStatus | undefined
  readonly updated_at?: string | number | undefined
  /** Reason why a bot answers nobody, which is more urgent than anything unfinished. */
  readonly mute?: string | null | undefined
}

/** Lower is more urgent; undefined for a project that needs no attention. */
function rankOf({ status, mute }: ListedProject) {
  if (mute) return -1
  const rank = status === undefined ? -1 : STATUSES_TO_CONTINUE.indexOf(status)
  return rank === -1 ? undefined : rank
}

function byLastChange(a: ListedProject, b: ListedProject) {
  if (a.updated_at === undefined || b.updated_at === undefined) return b.id - a.id
  return a.updated_at < b.updated_at ? 1 : a.updated_at > b.updated_at ? -1 : b.id - a.id
}

/** A project without a date does not count as old. */
const isOld = ({ updated_at }: ListedProject, nowMs: number) =>
  updated_at !== undefined && nowMs - new Date(updated_at).getTime() > WAITING_DAYS * DAY_MS

/**
 * The projects that home lists: those that need the customer's attention, the most urgent first, and the latest of
 * the rest. Selecting from the selections of all services gives the same result as selecting from all projects.
 */
export function selectHomeProjects<Project extends ListedProject>(
  projects: readonly Project[],
  nowMs: number,
) {
  const sorted = projects.toSorted(byLastChange)
  const waiting = sorted
    .filter((project) => rankOf(project) !== undefined && (project.mute || !isOld(project, nowMs)))
    .sort((a, b) => (rankOf(a) ?? 0) - (rankOf(b) ?? 0))
    .slice(0, MAX_LISTED)
  const recent = sorted.filter((project) => !waiting.includes(project)).slice(0, MAX_LISTED)
  return { waiting, recent }
}
