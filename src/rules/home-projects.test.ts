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

const idsOf = (projects: readonly ProjectSummary[]) => projects.map(({ id }) => id)

test('unpaid work stands before work under way and drafts, however old it is', () => {
  const { waiting } = selectHomeProjects([
    project(1, DRAFT, 20),
    project(2, WAITING_FOR_ORDERING, 1),
    project(3, IN_PROGRESS, 10),
    project(4, DRAFT, 21),
  ])
  expect(idsOf(waiting)).toEqual([2, 3, 4, 1])
})

test('no project is listed twice, and the latest of the rest come first', () => {
  const projects = Array.from({ length: 14 }, (_, index) =>
    project(index + 1, index % 2 ? COMPLETED : DRAFT, index + 1),
  )
  const { waiting, recent } = selectHomeProjects(projects)
  expect(idsOf(waiting)).toEqual([13, 11, 9, 7, 5])
  expect(idsOf(recent)).toEqual([14, 12, 10, 8, 6])
})

test('what services select by themselves is enough to select from', () => {
  const statuses = Object.values(projectStatuses)
  const projects = Array.from({ length: 60 }, (_, index) =>
    project(index + 1, statuses[(index * 7) % statuses.length] ?? DRAFT, 1 + ((index * 11) % 28)),
  )
  const ofService = (rest: number) => {
    const { waiting, recent } = selectHomeProjects(projects.filter(({ id }) => id % 4 === rest))
    return [...recent, ...waiting]
  }
  expect(selectHomeProjects([0, 1, 2, 3].flatMap(ofService))).toEqual(selectHomeProjects(projects))
})

test('a customer without projects has nothing listed', () => {
  expect(selectHomeProjects([])).toEqual({ waiting: [], recent: [] })
})
