import type { ServiceSlug } from '#src/contract/primitives.ts'
import { type ProjectSummary, projectStatuses } from '#src/contract/project-summary.ts'
import { qepikOf } from '#src/rules/money.ts'

const { DRAFT, WAITING_FOR_ORDERING } = projectStatuses

/** Services whose drafts need no further choice before their work; a clone needs samples and a consent, a bot questions. */
const startedFromList: ReadonlySet<ServiceSlug> = new Set([
  'text-to-speech',
  'audio-book',
  'speech-to-text',
  'detect-text',
  'dubbing',
])

/**
 * Whether work on a project can be started from a list: the list has its whole price. A draft that was rejected may
 * have finished parts, which only its own page can leave out.
 */
export function isStartable({ slug, status, price, reject }: ProjectSummary) {
  if (price === undefined || qepikOf(price) === 0) return false
  if (status === WAITING_FOR_ORDERING) return true
  return status === DRAFT && !reject && startedFromList.has(slug)
}

/** Whether any project of the service can ever be started from its list. */
export const canStartSome = (slug: ServiceSlug) => startedFromList.has(slug) || slug === 'cloning'

/** In qəpik. */
export const sumOf = (projects: readonly ProjectSummary[]) =>
  projects.reduce((sum, { price }) => sum + (price === undefined ? 0 : qepikOf(price)), 0)
