import { QueryClientProvider } from '@tanstack/react-query'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { createQueryClient } from '#src/api/query-client.ts'
import type { ListedService } from '#src/contract/catalog.ts'
import { type ProjectStatus, projectStatuses } from '#src/contract/project-summary.ts'
import { catalogQueries } from '#src/features/catalog/catalog-queries.ts'
import { startI18n } from '#src/i18n/i18n.ts'
import { signIn, signOut } from '#src/session/session.ts'
import { useHomeProjects } from './use-home-projects.ts'

const MINUTE_MS = 60_000

/** A service with a project for each status, with only the fields that this test needs. */
const servicesWith = (...statuses: ProjectStatus[]) =>
  statuses.map((status, id) => ({ projects: [{ id, status }] })) as unknown as ListedService[]

const send = vi.fn<typeof fetch>(() => new Promise(() => {}))

beforeEach(async () => {
  await startI18n('en')
  signIn('abc')
  vi.stubGlobal('fetch', send)
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  send.mockClear()
  signOut()
})

function show(services: ListedService[]) {
  const client = createQueryClient(() => {})
  client.setQueryData(catalogQueries.services().queryKey, services)
  const root = createRoot(document.createElement('div'))
  onTestFinished(() => {
    root.unmount()
    client.clear()
  })
  const Home = () => String(useHomeProjects().isPending)
  const page = (
    <QueryClientProvider client={client}>
      <Home />
    </QueryClientProvider>
  )
  flushSync(() => root.render(page))
}

test('without running projects Home does not poll', async () => {
  show(servicesWith(projectStatuses.DRAFT, projectStatuses.COMPLETED, projectStatuses.REJECTED))
  await vi.advanceTimersByTimeAsync(MINUTE_MS)
  expect(send).not.toHaveBeenCalled()
})

test('while a project runs, one request covers all services', { tags: 'long' }, async () => {
  show(servicesWith(projectStatuses.IN_PROGRESS, projectStatuses.ORDERED, projectStatuses.COMPLETED))
  await vi.advanceTimersByTimeAsync(MINUTE_MS)
  expect(send.mock.calls.map(([address]) => String(address))).toEqual([expect.stringMatching(/\/services$/)])
})
