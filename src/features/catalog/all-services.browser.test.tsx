import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { World } from '#mocks/world.ts'
import { projectStatuses } from '#src/contract/project-summary.ts'
import { isUnderWay } from '#src/features/projects/project-statuses.ts'
import { openApp } from '#tests/support/open-app.tsx'
import { quickEngines } from '#tests/support/quick-engines.ts'

const NAMES = [
  'Text to speech',
  'Voice cloning',
  'Dubbing',
  'Audio book',
  'Speech to text',
  'Text recognition',
  'Website reader',
  'Chat bot',
]

async function showsAll(
  role: 'listitem' | 'row' | 'link' | 'menuitem',
  within = page.elementLocator(document.body),
) {
  const texts = () =>
    within
      .getByRole(role)
      .elements()
      .map(({ textContent }) => textContent)
  await expect
    .poll(() => NAMES.filter((name) => texts().some((text) => text.startsWith(name))))
    .toEqual(NAMES)
}

const open = (address: string, options = {}) => openApp(address, { engines: quickEngines(), ...options })

/**
 * Calls of the page without aborted ones: strict mode mounts each component twice in tests, and the second
 * mount aborts requests of the first that no other component needs.
 */
function watchCalls() {
  const calls: { path: string; signal: AbortSignal | null | undefined }[] = []
  const send = globalThis.fetch
  globalThis.fetch = (input, init) => {
    const address = input instanceof Request ? input.url : input
    calls.push({ path: new URL(address, location.origin).pathname, signal: init?.signal })
    return send(input, init)
  }
  return () => calls.filter(({ signal }) => !signal?.aborted).map(({ path }) => path)
}

test('a backend that does not say how work is billed gets no sentence about it', async () => {
  await open('/en/services', { scenario: 'specified-backend' })
  await expect.element(page.getByRole('row', { name: /^Text to speech/ })).toBeVisible()
  await expect.element(page.getByText(/is charged to your balance/)).not.toBeInTheDocument()
})

test('a form of a service that does not say how it bills promises nothing about it', async () => {
  await open('/en/services/speech-to-text/create', { scenario: 'specified-backend' })
  await expect.element(page.getByText('price unknown')).toBeVisible()
  await expect.element(page.getByText('It is charged when the work starts.')).not.toBeInTheDocument()
})

test('Home and the page of services show all services and the latest projects after one request', {
  tags: 'long',
}, async () => {
  let paths: () => readonly string[] = () => []
  const prepare = (world: World) => {
    // The tray polls the services while work runs.
    void world.write(({ projects }) => {
      for (const project of [...projects.all()].filter(isUnderWay))
        projects.update(project.id, { status: projectStatuses.COMPLETED })
    })
    paths = watchCalls()
    return undefined
  }
  const { go } = await open('/en', { prepare })
  await showsAll('listitem', page.getByRole('region', { name: 'Services' }))
  await expect.element(page.getByRole('region', { name: 'Recent projects' })).toBeVisible()
  expect(paths().filter((path) => path.startsWith('/api/services'))).toEqual(['/api/services'])
  go('/en/services')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Services' })).toBeVisible()
  await showsAll('row', page.getByRole('main'))
})

test('services that failed to load are requested again only when the customer asks', async () => {
  let paths: () => readonly string[] = () => []
  const prepare = () => {
    paths = watchCalls()
    return undefined
  }
  await open('/en', { scenario: 'loading-failed', prepare })
  const retry = page.getByRole('button', { name: 'Try again' })
  for (const times of [1, 2, 3]) {
    await expect.element(retry).toBeVisible()
    expect(paths().filter((path) => path === '/api/services')).toHaveLength(times)
    await retry.click()
  }
})

test.each([
  ['/', '/ cavab'],
  ['/tr', '/ yanıt'],
  ['/en', '/ answer'],
  ['/ru', '/ ответ'],
])('Home at %s shows that a chat bot is charged per answer', async (address, unit) => {
  await open(address)
  await expect.element(page.getByRole('main').getByRole('listitem').filter({ hasText: unit })).toBeVisible()
})

test('both menus show every service', { tags: 'long' }, async () => {
  await open('/en/profile')
  await userEvent.click(page.getByRole('button', { name: 'Services', exact: true }))
  await showsAll('menuitem')
  await userEvent.keyboard('{Escape}')
  await page.viewport(360, 740)
  onTestFinished(() => page.viewport(1280, 800))
  await userEvent.click(page.getByRole('button', { name: 'Open menu' }))
  await showsAll('link', page.getByRole('dialog'))
})
