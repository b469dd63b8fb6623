import { QueryClientProvider } from '@tanstack/react-query'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { createQueryClient } from '#src/api/query-client.ts'
import type { ListedService } from '#src/contract/catalog.ts'
import { type ProjectStatus, projectStatuses } from '#src/contract/project-summary.ts'
import { catalogQueries } from '#src/features/catalog/catalog-queries.ts'
import { signIn, signOut } from '#src/session/session.ts'
import { useListedProjects } from './use-listed-projects.ts'

const { COMPLETED, DRAFT, IN_PROGRESS, ORDERED } = projectStatuses
const MINUTE_MS = 60_000

const send = vi.fn<typeof fetch>(() => new Promise(() => {}))

beforeEach(() => {
  signIn('abc')
  vi.stubGlobal('fetch', send)
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  send.mockClear()
  signOut()
})

/** Shows the tray's projects for a minute. Returns whether they were requested again. */
async function isRequestedWithin(
  statuses: readonly ProjectStatus[],
  isAnnouncing: boolean,
  isPolled = false,
) {
  const client = createQueryClient(() => {})
  const services = statuses.map((status, id) => ({ projects: [{ id, status }] }))
  client.setQueryData(catalogQueries.services().queryKey, services as unknown as ListedService[])
  const root = createRoot(document.createElement('div'))
  onTestFinished(() => {
    root.unmount()
    client.clear()
  })
  const Projects = () => useListedProjects(isAnnouncing, isPolled).projects?.length
  flushSync(() =>
    root.render(
      <QueryClientProvider client={client}>
        <Projects />
      </QueryClientProvider>,
    ),
  )
  await vi.advanceTimersByTimeAsync(MINUTE_MS)
  return send.mock.calls.length > 0
}

test.each([
  ['while nothing runs nothing is requested', [DRAFT, COMPLETED], false],
  ['running work is polled', [IN_PROGRESS], true],
  ['paid work is polled', [DRAFT, ORDERED], true],
] as const)('the list of all projects: %s', async (_name, statuses, isRequested) => {
  expect(await isRequestedWithin(statuses, true)).toBe(isRequested)
})

test('of the hidden tabs only the one that announces ended work polls', { tags: 'long' }, async () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  expect(await isRequestedWithin([IN_PROGRESS], false)).toBe(false)
  expect(await isRequestedWithin([IN_PROGRESS], true)).toBe(true)
})

test('a page that polls the same projects is not polled twice', async () => {
  expect(await isRequestedWithin([IN_PROGRESS], true, true)).toBe(false)
})
