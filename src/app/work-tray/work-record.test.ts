import { expect, test } from 'vitest'
import { type ProjectStatus, projectStatuses } from '#src/contract/project-summary.ts'
import { recordWork, type Work } from './work-record.ts'

const { COMPLETED, DRAFT, IN_PROGRESS, ORDERED, REJECTED } = projectStatuses

const work = (id: number, status: ProjectStatus | undefined): Work => ({ slug: 'dubbing', id, status })
const nowhere = (_key: string) => false

/** Records responses one after the other and returns what has ended. */
const endedAfter = (responses: readonly (readonly Work[])[], isLookedAt = nowhere) =>
  responses.reduce<ReturnType<typeof recordWork> | undefined>(
    (before, projects, at) => recordWork(before, projects, at, isLookedAt),
    undefined,
  )?.ended

test('on a first visit no finished project is announced', () => {
  expect(endedAfter([[work(1, COMPLETED), work(2, REJECTED)]])).toEqual({})
})

test.each([
  ['running', IN_PROGRESS, COMPLETED],
  ['paid', ORDERED, REJECTED],
  ['a draft at the last visit', DRAFT, COMPLETED],
  ['rejected and sent again from elsewhere', REJECTED, COMPLETED],
] as const)('a project that was %s has ended since', (_name, before, after) => {
  expect(endedAfter([[work(1, before)], [work(1, after)]])).toEqual({ 'dubbing/1': false })
})

test('an ended project stays until it is opened, started again or gone', () => {
  const ended = [[work(1, IN_PROGRESS)], [work(1, COMPLETED)]]
  expect(endedAfter([...ended, [work(1, COMPLETED)]])).toEqual({ 'dubbing/1': false })
  expect(endedAfter([...ended, [work(1, COMPLETED)]], () => true)).toEqual({})
  expect(endedAfter([...ended, [work(1, IN_PROGRESS)]])).toEqual({})
  expect(endedAfter([...ended, []])).toEqual({})
})

test('an end that was announced is not announced again', () => {
  const before = { atMs: 1, statuses: { 'dubbing/1': COMPLETED }, ended: { 'dubbing/1': true } }
  expect(recordWork(before, [work(1, COMPLETED)], 2, nowhere).ended).toEqual({ 'dubbing/1': true })
})

test('a project that ends while the customer sees it is not announced', () => {
  const isLookedAt = (key: string) => key === 'dubbing/1'
  const responses = [
    [work(1, IN_PROGRESS), work(2, IN_PROGRESS)],
    [work(1, COMPLETED), work(2, COMPLETED)],
  ]
  expect(endedAfter(responses, isLookedAt)).toEqual({ 'dubbing/2': false })
})

test('a run that a response does not list, or whose status is unknown, is still known to run', () => {
  const begun = [work(1, IN_PROGRESS)]
  expect(endedAfter([begun, [], [work(1, COMPLETED)]])).toEqual({ 'dubbing/1': false })
  expect(endedAfter([begun, [work(1, undefined)], [work(1, COMPLETED)]])).toEqual({ 'dubbing/1': false })
})
