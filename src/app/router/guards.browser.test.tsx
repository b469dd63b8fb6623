import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { ApiError } from '#src/api/api-error.ts'
import { startI18n } from '#src/i18n/i18n.ts'
import { ErrorBoundary } from '../layouts/error-boundary.tsx'
import { Guard } from './guards.tsx'

function show(content: React.ReactNode) {
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container, { onCaughtError: vi.fn() })
  root.render(
    <MemoryRouter>
      <ErrorBoundary>{content}</ErrorBoundary>
    </MemoryRouter>,
  )
  onTestFinished(() => {
    root.unmount()
    container.remove()
  })
}

const Broken = ({ error }: { error: Error }) => {
  throw error
}

test('a route with an unknown guard admits nobody: status 500', async () => {
  await startI18n('en')
  // A name that only a mistake can produce.
  const unknown = { name: 'toString' } as unknown as Parameters<typeof Guard>[0]
  show(<Guard {...unknown} />)
  await expect.element(page.getByText('500')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'This page could not be shown' })).toBeVisible()
})

test("a broken page shows the status and the server's message as plain text", async () => {
  await startI18n('en')
  const serverMessage = 'Back at <b>9</b>.'
  show(
    <Broken
      error={new ApiError({ kind: 'refused', method: 'GET', path: '/x', status: 503, serverMessage })}
    />,
  )
  await expect.element(page.getByText('503')).toBeVisible()
  await expect.element(page.getByText(serverMessage)).toBeVisible()
})
