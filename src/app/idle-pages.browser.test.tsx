import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import type { World } from '#mocks/world.ts'
import { projectStatuses } from '#src/contract/project-summary.ts'
import { openApp } from '#tests/support/open-app.tsx'

const { COMPLETED } = projectStatuses

/** Shorter waits would wake a phone all the time. */
const REST_MS = 10_000

/** Code of the test and of the backend in the page. */
const OTHERS = /\/(?:mocks|tests)\/|vitest|chai|at-rest/

/** Timers and frames that the app waits for: intervals, timeouts and frames that were neither called nor cleared. */
function countTimers() {
  const page = globalThis
  const {
    setTimeout,
    clearTimeout,
    setInterval,
    clearInterval,
    requestAnimationFrame,
    cancelAnimationFrame,
  } = page
  const pending = new Map<string, string>()
  const note = (kind: string, id: unknown, ms: number) => {
    const stack = new Error(kind).stack ?? ''
    // Only the direct caller counts, because React runs effects from a file of the tests.
    const [, , , caller = ''] = stack.split('\n')
    if (ms < REST_MS && !OTHERS.test(caller)) pending.set(`${kind} ${id}`, stack)
  }
  const timeout = (task: (...args: unknown[]) => void, ms = 0, ...args: unknown[]) => {
    const id = setTimeout(() => {
      pending.delete(`timeout ${id}`)
      task(...args)
    }, ms)
    note('timeout', id, ms)
    return id
  }
  const frame = (task: FrameRequestCallback) => {
    const id = requestAnimationFrame((time) => {
      pending.delete(`frame ${id}`)
      task(time)
    })
    note('frame', id, 0)
    return id
  }
  const interval = (task: () => void, ms = 0) => {
    const id = setInterval(task, ms)
    note('interval', id, ms)
    return id
  }
  const cleared = (kind: string, clear: (id?: number) => void) => (id?: number) => {
    pending.delete(`${kind} ${id}`)
    clear(id)
  }
  Object.assign(page, {
    setTimeout: timeout,
    setInterval: interval,
    requestAnimationFrame: frame,
    clearTimeout: cleared('timeout', clearTimeout),
    clearInterval: cleared('interval', clearInterval),
    cancelAnimationFrame: cleared('frame', (id = 0) => cancelAnimationFrame(id)),
  })
  onTestFinished(
    () =>
      void Object.assign(page, {
        ...{
          setTimeout,
          clearTimeout,
          setInterval,
          clearInterval,
          requestAnimationFrame,
          cancelAnimationFrame,
        },
      }),
  )
  return () => [...pending.values()]
}

test.each([
  ['home', '/en', 'main'],
  ['a list of 200 projects', '/en/services/text-to-speech', 'many-projects'],
  ['an editor', 'project', 'main'],
] as const)(
  '%s at rest requests no frame and has no timer shorter than ten seconds',
  async (_, address, scenario) => {
    const pending = countTimers()
    const prepare = ({ db }: World) =>
      address === 'project'
        ? `/en/services/text-to-speech/${db.projects.first({ customer_id: 1, slug: 'text-to-speech', status: COMPLETED })?.id}`
        : address
    await openApp('', { scenario, prepare })
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    // Parts that load after the page: they announce the balance and the price.
    await expect.poll(() => document.querySelectorAll('main ~ [role=status]').length).toBeGreaterThan(1)
    await expect.poll(pending).toEqual([])
  },
)
