import { expect, test } from 'vitest'
import { type ProjectSummary, projectStatuses } from '#src/contract/project-summary.ts'
import { isFiltered, readProjectListView, selectProjects, writeProjectListView } from './project-list-view.ts'

const base: ProjectSummary = {
  id: 1,
  slug: 'text-to-speech',
  title: 'Səhər xəbərləri',
  language: 1,
  status: projectStatuses.DRAFT,
  price: '0.00',
  progress: 0,
  characters: 0,
  created_at: '2026-11-01T08:00:00.000Z',
  updated_at: '2026-11-01T08:00:00.000Z',
  version: 1,
}

const projects: ProjectSummary[] = [
  base,
  { ...base, id: 2, title: 'Zəng', price: '9.00', updated_at: '2026-11-03T08:00:00.000Z', duration: 61 },
  { ...base, id: 3, title: 'Çay', price: '10.00', status: projectStatuses.ORDERED },
  { ...base, id: 4, title: 'Xəbər', created_at: '2026-11-02T08:00:00.000Z', duration: 7 },
]

const view = (query: string) => readProjectListView(new URLSearchParams(query))
const idsOf = (query: string) => selectProjects(projects, view(query), 'az').map(({ id }) => id)

test('without parameters all projects are listed, last changed first', () => {
  expect(idsOf('')).toEqual([2, 4, 3, 1])
})

test('prices are compared as money, not as text', () => {
  expect(idsOf('sort=price').slice(0, 2)).toEqual([3, 2])
})

test('titles follow the alphabet of the language', () => {
  expect(idsOf('sort=title')).toEqual([3, 4, 1, 2])
})

test('the longest projects come first, projects without a length last', () => {
  expect(idsOf('sort=duration')).toEqual([2, 4, 3, 1])
})

test('the status filter uses the words of the badges', () => {
  expect(idsOf('status=paid')).toEqual([3])
})

test('the search and the status filter apply together', () => {
  expect(idsOf('q=xeber&status=draft')).toEqual([4, 1])
  expect(idsOf('q=xeber&status=paid')).toEqual([])
})

test('unknown statuses and orders are ignored', () => {
  expect(view('status=lost&sort=__proto__')).toEqual({
    search: '',
    status: undefined,
    order: 'updated',
    tag: undefined,
  })
})

test('a view survives in the address, next to the parameters of others', () => {
  const written = writeProjectListView(
    view('q=çay&status=paid&sort=title'),
    new URLSearchParams('modal-open=balance'),
  )
  expect(readProjectListView(written)).toEqual(view('q=çay&status=paid&sort=title'))
  expect(written.get('modal-open')).toBe('balance')
})

test('the default view leaves the address clean', () => {
  const usual = { search: '', status: undefined, order: 'updated' } as const
  expect(writeProjectListView(usual, new URLSearchParams('q=a&status=paid&sort=title')).toString()).toBe('')
  expect(isFiltered(usual)).toBe(false)
})

test('pinned projects come first, and a tag in the address narrows the list', () => {
  const tagging = new Map([
    [1, { isPinned: true, tags: ['xəbər'] }],
    [4, { isPinned: false, tags: ['xəbər', 'radio'] }],
  ])
  const ids = (query: string) =>
    selectProjects(projects, view(query), 'az', ({ id }) => tagging.get(id)).map(({ id }) => id)
  expect(ids('')).toEqual([1, 2, 4, 3])
  expect(ids('tag=xəbər&sort=title')).toEqual([1, 4])
  expect(ids('tag=radio')).toEqual([4])
  expect(isFiltered(view('tag=radio'))).toBe(true)
})

test('sorting leaves the given list unchanged', () => {
  const before = projects.map(({ id }) => id)
  idsOf('sort=title')
  expect(projects.map(({ id }) => id)).toEqual(before)
})
