import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { openApp } from '#tests/support/open-app.tsx'
import { quickEngines } from '#tests/support/quick-engines.ts'

/** A finished project of the scenario whose exports are in every state. */
const EXPORTS = '/en/services/detect-text/'

const modal = page.getByRole('dialog')
const share = modal.getByRole('button', { name: 'Share' })

afterEach(() => {
  vi.restoreAllMocks()
  Reflect.deleteProperty(navigator, 'canShare')
  Reflect.deleteProperty(navigator, 'share')
})

/** A device whose apps take files. @param answers of the list of apps, one after the other */
function shareWith(...answers: readonly (() => Promise<void>)[]) {
  const shared: File[] = []
  let asked = 0
  Object.defineProperty(navigator, 'canShare', { configurable: true, value: () => true })
  Object.defineProperty(navigator, 'share', {
    configurable: true,
    value: async ({ files = [] }: ShareData) => {
      shared.push(...files)
      asked += 1
      await answers[asked - 1]?.()
    },
  })
  return shared
}

async function openExports() {
  await openApp(EXPORTS, {
    scenario: 'exported',
    engines: quickEngines(),
    prepare: ({ db }) => {
      const { project_id } = db.exports.list().find(({ format }) => format === 'txt') ?? {}
      return `${EXPORTS}${project_id}?modal-open=export`
    },
  })
  await expect.element(modal.getByRole('button', { name: 'Download' })).toBeVisible()
}

test('a finished file is passed to another app of the device', async () => {
  const shared = shareWith()
  await openExports()
  await expect.element(modal).toMatchTextContent(/TXT · 1 KB · \d+ \w+ 20\d\d, /)
  await expect.element(modal.getByText(/once more/)).not.toBeInTheDocument()
  await expect.element(modal.getByRole('button', { name: 'Save all the same' })).not.toBeInTheDocument()
  await share.click()
  await expect.poll(() => shared.map(({ name }) => name)).toEqual([expect.stringMatching(/ 3\.txt$/)])
  expect(await shared[0]?.text()).toBe('Hörmətli oxucular!')
  await expect.element(modal.getByText('The file is ready.')).not.toBeInTheDocument()
})

test('a file that was fetched too late for the press is passed at the next one', {
  tags: 'long',
}, async () => {
  const shared = shareWith(async () => {
    throw new DOMException('', 'NotAllowedError')
  })
  await openExports()
  await share.click()
  await expect.element(modal.getByText('The file is ready. Press “Share” once more.')).toBeVisible()
  await share.click()
  await expect.poll(() => shared.length).toBe(2)
  expect(shared[1]).toBe(shared[0])
  await expect.element(modal.getByText('The file is ready.')).not.toBeInTheDocument()
})

test('without apps that take such a file there is no button for them', async () => {
  await openExports()
  expect(share.elements()).toEqual([])
})
