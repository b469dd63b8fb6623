import { expect, test } from 'vitest'
import { projectStatuses } from '#src/contract/project-summary.ts'
import { nextStepOf } from './project-foot.tsx'

const { DRAFT, IN_PROGRESS, COMPLETED, ORDERED, REJECTED, WAITING_FOR_ORDERING } = projectStatuses

const both = { start: true, result: true }
const neither = { start: false, result: false }
const reject = { code: 'audio_unreadable', message: '', refunded: true }

test.each([
  [DRAFT, 'start'],
  [COMPLETED, 'start'],
  [WAITING_FOR_ORDERING, 'pay'],
  [ORDERED, 'wait'],
  [IN_PROGRESS, 'wait'],
  [REJECTED, 'fix'],
] as const)('a project in status %s has one next step, which is %s', (status, step) => {
  expect(nextStepOf({ status, reject: null }, both)).toBe(step)
})

test('a project with nothing left to start offers its result', () => {
  expect(nextStepOf({ status: COMPLETED }, { start: false, result: true })).toBe('result')
})

test('an empty project offers neither a start nor a result', () => {
  expect(nextStepOf({ status: DRAFT }, neither)).toBe('none')
})

test('after an outage the same content can be tried again', () => {
  expect(nextStepOf({ status: REJECTED, reject: { ...reject, is_outage: true } }, both)).toBe('tryAgain')
})

test('a project with an unknown status starts nothing', () => {
  expect(nextStepOf({ status: undefined }, both)).toBe('result')
})
