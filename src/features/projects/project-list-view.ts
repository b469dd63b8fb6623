import type { Locale } from '#src/config/locales.ts'
import type { ProjectSummary } from '#src/contract/project-summary.ts'
import { compareTexts } from '#src/lib/collate.ts'
import { matchesWords } from '#src/lib/match-words.ts'
import { qepikOf } from '#src/rules/money.ts'
import { type Status, statuses } from '#src/ui/status-badge.tsx'
import { badgeOfStatus } from './project-statuses.ts'
import type { TaggingOf } from './project-tagging.ts'

export const projectOrders = ['updated', 'created', 'title', 'price', 'duration'] as const
export type ProjectOrder = (typeof projectOrders)[number]

export interface ProjectListView {
  search: string
  status: Status | undefined
  order: ProjectOrder
  /** Only projects with this tag of the customer. */
  tag?: string | undefined
}

const defaultOrder: ProjectOrder = 'updated'

export function readProjectListView(query: URLSearchParams): ProjectListView {
  return {
    search: query.get('q') ?? '',
    status: statuses.find((status) => status === query.get('status')),
    order: projectOrders.find((order) => order === query.get('sort')) ?? defaultOrder,
    tag: query.get('tag') ?? undefined,
  }
}

export function writeProjectListView(view: ProjectListView, query: URLSearchParams) {
  const written = new URLSearchParams(query)
  const { search, status, order, tag } = view
  const values = { q: search, status, sort: order === defaultOrder ? undefined : order, tag }
  for (const [name, value] of Object.entries(values)) {
    if (value) written.set(name, value)
    else written.delete(name)
  }
  return written
}

type Compare = (a: ProjectSummary, b: ProjectSummary) => number

/** Projects without a date keep the order of their ids, which is the caller's fallback. */
function latestFirst(a: string | undefined, b: string | undefined) {
  if (a === b || a === undefined || b === undefined) return 0
  return a < b ? 1 : -1
}

/** Projects without a price come last. */
const knownPrice = ({ price }: ProjectSummary) => (price === undefined ? -1 : qepikOf(price))

const compareByOrder: Record<Exclude<ProjectOrder, 'title'>, Compare> = {
  // Times of the API are ISO 8601 in UTC, so they sort as text.
  updated: (a, b) => latestFirst(a.updated_at, b.updated_at),
  created: (a, b) => latestFirst(a.created_at, b.created_at),
  price: (a, b) => knownPrice(b) - knownPrice(a),
  duration: (a, b) => (b.duration ?? 0) - (a.duration ?? 0),
}

/** Pinned projects come first, in the same order as the others. */
export function selectProjects(
  projects: readonly ProjectSummary[],
  view: ProjectListView,
  locale: Locale,
  taggingOf: TaggingOf = () => undefined,
) {
  const compare: Compare =
    view.order === 'title' ? (a, b) => compareTexts(a.title, b.title, locale) : compareByOrder[view.order]
  const rank = (project: ProjectSummary) => (taggingOf(project)?.isPinned ? 0 : 1)
  const pinnedFirst: Compare = (a, b) => rank(a) - rank(b)
  return projects
    .filter(({ status }) => view.status === undefined || (status && badgeOfStatus[status]) === view.status)
    .filter(({ title }) => matchesWords(title, view.search, locale))
    .filter((project) => view.tag === undefined || taggingOf(project)?.tags.includes(view.tag))
    .sort((a, b) => pinnedFirst(a, b) || compare(a, b) || b.id - a.id)
}

/** A voice and a bot have no length: their sound or text is not what the customer gets. */
const hasLength = ({ slug, duration, characters }: ProjectSummary) =>
  slug !== 'cloning' && slug !== 'chat-bot' && (characters !== undefined || Boolean(duration))

/** Fields that the server sends for at least one project; a list has no column and no order for the others. */
export function knownFacts(projects: readonly ProjectSummary[]) {
  return {
    updated: projects.some(({ updated_at }) => updated_at !== undefined),
    created: projects.some(({ created_at }) => created_at !== undefined),
    price: projects.some(({ price }) => price !== undefined),
    duration: projects.some(hasLength),
    title: true,
  } as const satisfies Record<ProjectOrder, boolean>
}
export type KnownFacts = ReturnType<typeof knownFacts>

export function isFiltered({ search, status, tag }: ProjectListView) {
  return search.trim() !== '' || status !== undefined || tag !== undefined
}
