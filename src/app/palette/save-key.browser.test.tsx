import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openApp } from '#tests/support/open-app.tsx'
import { spokenStatuses } from '#tests/support/spoken-statuses.ts'

const SCRIPT = '/en/services/text-to-speech/14'
const block = page.getByRole('textbox', { name: 'Block 1, text', exact: true })
const search = page.getByRole('combobox', { name: 'Search projects, services and actions' })

/** Whether Ctrl S on a Russian keyboard stays away from the browser, which would save the page as a file. */
function isTaken() {
  const press = { key: 'ы', code: 'KeyS', ctrlKey: true, bubbles: true, cancelable: true }
  const event = new KeyboardEvent('keydown', press)
  ;(document.activeElement ?? document.body).dispatchEvent(event)
  return event.defaultPrevented
}

/** Loads the code that knows all keys of the page. */
async function openAndCloseSearch() {
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(search).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(search).not.toBeInTheDocument()
}

test('Ctrl S saves the text also while a modal is open', { tags: 'long' }, async () => {
  await openApp(SCRIPT)
  await expect.element(block).toBeVisible()
  const spoken = spokenStatuses()
  await userEvent.fill(block, 'Salam, dünya.')
  await expect.element(page.getByText('Not saved yet')).toBeVisible()
  await userEvent.keyboard('{Control>}/{/Control}')
  await expect.element(page.getByRole('dialog', { name: 'Shortcuts' })).toBeVisible()
  expect(isTaken()).toBe(true)
  // Announced after Ctrl S alone.
  await expect.poll(spoken).toContain('Saved')
})

test('Ctrl S does not save a project as a file while it loads, and where it has no text to save', async () => {
  await openApp('/en', {
    prepare: ({ db }) =>
      `/en/services/chat-bot/${db.projects.first({ customer_id: 1, slug: 'chat-bot' })?.id}`,
  })
  await expect.poll(isTaken).toBe(true)
  expect(page.getByRole('tab').elements()).toEqual([])
  await expect.element(page.getByRole('tab').first()).toBeVisible()
  await openAndCloseSearch()
  expect(isTaken()).toBe(true)
})

test('Ctrl S does not save a form for a new project as a file, and other pages are left to the browser', {
  tags: 'long',
}, async () => {
  const { go } = await openApp('/en/services/website-reader/create')
  await expect.element(page.getByRole('textbox').first()).toBeVisible()
  await openAndCloseSearch()
  expect(isTaken()).toBe(true)
  go('/en/services')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Services' })).toBeVisible()
  await expect.poll(isTaken).toBe(false)
})
