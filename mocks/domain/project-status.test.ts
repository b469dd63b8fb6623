import { describe, expect, test } from 'vitest'
import { type ProjectStatus, projectStatuses } from '#src/contract/project-summary.ts'
import {
  type ProjectEvent,
  refuseDeletion,
  refuseReadOnly,
  statusAfter,
  transitions,
} from './project-status.ts'
import { RuleError } from './rule-error.ts'

const { DRAFT, IN_PROGRESS, COMPLETED, ORDERED, REJECTED, WAITING_FOR_ORDERING } = projectStatuses
const statuses = Object.values(projectStatuses)
const events = Object.keys(transitions) as ProjectEvent[]

const allowed: [ProjectStatus, ProjectEvent, ProjectStatus][] = [
  [DRAFT, 'generate', IN_PROGRESS],
  [DRAFT, 'quote', WAITING_FOR_ORDERING],
  [WAITING_FOR_ORDERING, 'pay', ORDERED],
  [WAITING_FOR_ORDERING, 'withdraw', DRAFT],
  [WAITING_FOR_ORDERING, 'refuse', REJECTED],
  [ORDERED, 'refuse', REJECTED],
  [ORDERED, 'begin', IN_PROGRESS],
  [IN_PROGRESS, 'finish', COMPLETED],
  [IN_PROGRESS, 'refuse', REJECTED],
  [REJECTED, 'resend', DRAFT],
  [COMPLETED, 'generate', IN_PROGRESS],
  [COMPLETED, 'quote', WAITING_FOR_ORDERING],
]

describe('a project changes', () => {
  test.each(allowed)('from status %i by %s to %i', (status, event, next) => {
    expect(statusAfter(status, event)).toBe(next)
  })
})

test('all other changes of status are refused with a reason', () => {
  const isAllowed = (status: ProjectStatus, event: ProjectEvent) =>
    allowed.some(([from, by]) => from === status && by === event)
  const refused = statuses.flatMap((status) =>
    events.filter((event) => !isAllowed(status, event)).map((event) => [status, event] as const),
  )
  expect(refused).toHaveLength(statuses.length * events.length - allowed.length)
  for (const [status, event] of refused) {
    expect(() => statusAfter(status, event)).toThrow(expect.objectContaining({ kind: 'conflict' }))
  }
})

test('content can only change in a draft, a finished or a rejected project', () => {
  const isOpen = (status: ProjectStatus) => {
    try {
      refuseReadOnly(status)
      return true
    } catch (error) {
      if (error instanceof RuleError) return false
      throw error
    }
  }
  expect(statuses.filter(isOpen)).toEqual([DRAFT, COMPLETED, REJECTED])
})

test('a project with running or ordered work cannot be deleted', () => {
  for (const status of [IN_PROGRESS, ORDERED]) expect(() => refuseDeletion(status)).toThrow(RuleError)
  for (const status of [DRAFT, COMPLETED, REJECTED, WAITING_FOR_ORDERING]) {
    expect(() => refuseDeletion(status)).not.toThrow()
  }
})
