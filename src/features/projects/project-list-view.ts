import type { Locale } from '#src/config/locales.ts'
import type { ProjectSummary } from '#src/contract/project-summary.ts'
import { compareTexts } from '#src/lib/collate.ts'
import { matchesWords } from '#src/lib/match-words.ts'
import { qepikOf } from '#src/rules/money.ts'
import { type Status, statuses } from '#src/ui/status-badge.tsx'
import { badgeOfStatus } from './project-statuses.ts'

export const projectOrders = ['updated', 'created', 'title', 'price', 'duration'] as const
export type ProjectOrder = (typeof projectOrders)[number]

export interface ProjectListView {
  search: string
  status: Status | undefined
  order: ProjectOrder
}

const defaultOrder: ProjectOrder = 'updated'

export function readProjectListView(query: URLSearchParams): ProjectListView {
  return {
    search: query.get('q') ?? '',
    status: statuses.find((status) => status === query.get('status')),
    order: projectOrders.find((order) => order === query.get('sort')) ?? defaultOrder,
  }
}

export function writeProjectListView(view: ProjectListView, query: URLSearchParams) {
  const written = new URLSearchParams(query)
  const { search, status, order } = view
  const values = { q: search, status, sort: order === defaultOrder ? undefined : order }
  for (const [name, value] of Object.entries(values)) {
    if (value) written.set(name, value)
    else written.delete(name)
  }
  return written
}

type Compare = (a: ProjectSummary, b: ProjectSummary) => number

const comparisons: Record<Exclude<ProjectOrder, 'title'>, Compare> = {
  // Moments of the wire are ISO 8601 in UTC, so their text sorts as their time.
  updated: (a, b) => (a.updated_at < b.updated_at ? 1 : a.updated_at > b.updated_at ? -1 : 0),
  created: (a, b) => (a.created_at < b.created_at ? 1 : a.created_at > b.created_at ? -1 : 0),
  price: (a, b) => qepikOf(b.price) - qepikOf(a.price),
  duration: (a, b) => (b.duration ?? 0) - (a.duration ?? 0),
}

export function selectProjects(projects: readonly ProjectSummary[], view: ProjectListView, locale: Locale) {
  const compare: Compare =
    view.order === 'title' ? (a, b) => compareTexts(a.title, b.title, locale) : comparisons[view.order]
  return projects
    .filter(({ status }) => view.status === undefined || badgeOfStatus[status] === view.status)
    .filter(({ title }) => matchesWords(title, view.search, locale))
    .sort((a, b) => compare(a, b) || b.id - a.id)
}

export function isNarrowed({ search, status }: ProjectListView) {
  return search.trim() !== '' || status !== undefined
}
