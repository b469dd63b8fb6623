import fc from 'fast-check'
import type { Disturbance } from './network.ts'

/** An action of the customer, browser or clock in one page; `at` selects a block by its current position. */
export interface PlannedAction {
  /** 0 and 1: two tabs of one browser; 2: another device. A page opens with its first action. */
  readonly page: 0 | 1 | 2
  readonly kind: ActionKind
  readonly at: number
  /** Pause of the customer afterwards, in ms. */
  readonly pauseMs: number
}

const kinds = [
  ...(['type', 'type', 'type', 'type', 'begin', 'clear', 'rewrite'] as const),
  ...(['add', 'add', 'paste', 'split', 'merge', 'remove', 'move', 'copy', 'slower'] as const),
  ...(['undo', 'undo', 'redo', 'wait', 'wait', 'wait', 'look', 'hide', 'refuse'] as const),
  ...(['reload', 'crash', 'navigate'] as const),
]
export type ActionKind = (typeof kinds)[number]

const faults = [
  { kind: 'network' },
  { kind: 'status', status: 500 },
  { kind: 'status', status: 503 },
  { kind: 'cut-off' },
  { kind: 'html' },
  { kind: 'empty' },
  { kind: 'hang' },
] as const

const noFault: fc.Arbitrary<Disturbance> = fc.constant({ kind: 'none' })
const fault: fc.Arbitrary<Disturbance> = fc.record({
  kind: fc.constant('fault' as const),
  rule: fc.record({
    fault: fc.constantFrom(...faults),
    when: fc.constantFrom('before' as const, 'after' as const, 'after' as const),
  }),
})
const held: fc.Arbitrary<Disturbance> = fc.record({
  kind: fc.constant('held' as const),
  before: fc.nat(2),
  after: fc.nat(3),
})

export interface Schedule {
  readonly actions: readonly PlannedAction[]
  /** One for each request, in order. */
  readonly disturbances: readonly Disturbance[]
}

const scheduleOf = (pages: readonly PlannedAction['page'][]): fc.Arbitrary<Schedule> =>
  fc.record({
    actions: fc.array(
      fc.record({
        page: fc.constantFrom(...pages),
        kind: fc.constantFrom(...kinds),
        at: fc.nat(5),
        pauseMs: fc.constantFrom(0, 0, 100, 400, 900, 900, 3_000, 35_000),
      }),
      { minLength: 3, maxLength: 25 },
    ),
    disturbances: fc.array(
      fc.oneof(
        { weight: 5, arbitrary: noFault },
        { weight: 4, arbitrary: fault },
        { weight: 3, arbitrary: held },
      ),
      { maxLength: 30 },
    ),
  })

/** Two kinds of schedules: one device with faults, reloads and tabs, or two devices. */
export const schedules = {
  'one device': fc.oneof(scheduleOf([0]), scheduleOf([0, 0, 1])),
  'two devices': fc.oneof(scheduleOf([0, 2]), scheduleOf([0, 0, 1, 2, 2])),
} as const
export type Kind = keyof typeof schedules
