import { environmentManager, QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type ProjectStatus, type ProjectSummary, projectStatuses } from '#src/contract/project-summary.ts'
import { projectsQueries } from './projects-queries.ts'

const { COMPLETED, DRAFT, IN_PROGRESS, ORDERED, REJECTED, WAITING_FOR_ORDERING } = projectStatuses
const MINUTE_MS = 60_000

beforeEach(() => {
  vi.useFakeTimers()
  // TanStack Query takes Node for a server, where it does not poll.
  environmentManager.setIsServer(() => false)
})
afterEach(() => {
  vi.useRealTimers()
  environmentManager.setIsServer(() => true)
})

/** Shows the list of a service with a project in each of these statuses. */
function showList(...first: ProjectStatus[]) {
  let statuses = first
  const queryFn = vi.fn(async () => statuses.map((status) => ({ status }) as ProjectSummary))
  const observer = new QueryObserver(new QueryClient(), { ...projectsQueries.list('dubbing'), queryFn })
  const hide = observer.subscribe(() => {})
  const become = (...next: ProjectStatus[]) => {
    statuses = next
  }
  return { queryFn, hide, become }
}

test('a list without running projects is requested once', async () => {
  const { queryFn, hide } = showList(COMPLETED, DRAFT, REJECTED, WAITING_FOR_ORDERING)
  await vi.advanceTimersByTimeAsync(10 * MINUTE_MS)
  expect(queryFn).toHaveBeenCalledOnce()
  hide()
})

test.each([IN_PROGRESS, ORDERED])(
  'a list with a project in status %i is polled until that has ended',
  async (status) => {
    const { queryFn, hide, become } = showList(status)
    await vi.advanceTimersByTimeAsync(MINUTE_MS)
    expect(queryFn.mock.calls.length).toBeGreaterThan(5)
    become(COMPLETED)
    await vi.advanceTimersByTimeAsync(MINUTE_MS)
    queryFn.mockClear()
    await vi.advanceTimersByTimeAsync(10 * MINUTE_MS)
    expect(queryFn).not.toHaveBeenCalled()
    hide()
  },
)
