import { expect, test } from 'vitest'
import { type ProjectSummary, projectStatuses } from '#src/contract/project-summary.ts'
import { selectHomeProjects } from './home-projects.ts'

const { DRAFT, COMPLETED, WAITING_FOR_ORDERING, IN_PROGRESS } = projectStatuses

function project(id: number, status: ProjectSummary['status'], day: number): ProjectSummary {
  const moment = `2026-11-${String(day).padStart(2, '0')}T08:00:00.000Z`
  return {
    id,
    slug: 'text-to-speech',
    title: `${id}`,
    language: 1,
    status,
    price: '0.00',
    progress: 0,
    characters: 0,
    created_at: moment,
    updated_at: moment,
    version: 1,
  }
}

/** Within two weeks of every date used here except one. */
const NOW_MS = Date.parse('2026-11-22T08:00:00.000Z')

const idsOf = (projects: readonly ProjectSummary[]) => projects.map(({ id }) => id)

test('unpaid work is listed before drafts, and running work needs no attention', () => {
  const { waiting, recent } = selectHomeProjects(
    [
      project(1, DRAFT, 20),
      project(2, WAITING_FOR_ORDERING, 9),
      project(3, IN_PROGRESS, 10),
      project(4, DRAFT, 21),
    ],
    NOW_MS,
  )
  expect(idsOf(waiting)).toEqual([2, 4, 1])
  expect(idsOf(recent)).toEqual([3])
})

test('work left for two weeks is listed by its date, as it no longer needs attention', () => {
  const { waiting, recent } = selectHomeProjects([project(1, DRAFT, 1), project(2, DRAFT, 9)], NOW_MS)
  expect(idsOf(waiting)).toEqual([2])
  expect(idsOf(recent)).toEqual([1])
})

test('no project is listed twice, and the latest of the rest come first', () => {
  const projects = Array.from({ length: 14 }, (_, index) =>
    project(index + 1, index % 2 ? COMPLETED : DRAFT, index + 1),
  )
  const { waiting, recent } = selectHomeProjects(projects, Date.parse('2026-11-14T09:00:00.000Z'))
  expect(idsOf(waiting)).toEqual([13, 11, 9, 7, 5])
  expect(idsOf(recent)).toEqual([14, 12, 10, 8, 6])
})

test('the projects selected for each service are enough to select from', () => {
  const statuses = Object.values(projectStatuses)
  const projects = Array.from({ length: 60 }, (_, index) =>
    project(index + 1, statuses[(index * 7) % statuses.length] ?? DRAFT, 1 + ((index * 11) % 28)),
  )
  const ofService = (rest: number) => {
    const { waiting, recent } = selectHomeProjects(
      projects.filter(({ id }) => id % 4 === rest),
      NOW_MS,
    )
    return [...recent, ...waiting]
  }
  expect(selectHomeProjects([0, 1, 2, 3].flatMap(ofService), NOW_MS)).toEqual(
    selectHomeProjects(projects, NOW_MS),
  )
})

test('a customer without projects has an empty list', () => {
  expect(selectHomeProjects([], NOW_MS)).toEqual({ waiting: [], recent: [] })
})

test('a bot that answers nobody is listed first, however old its last change is', () => {
  const bot = { ...project(1, COMPLETED, 1), mute: 'no_money' as const }
  const { waiting, recent } = selectHomeProjects([bot, project(2, WAITING_FOR_ORDERING, 21)], NOW_MS)
  expect(idsOf(waiting)).toEqual([1, 2])
  expect(recent).toEqual([])
})
