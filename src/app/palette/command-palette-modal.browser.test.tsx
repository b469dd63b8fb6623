import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { World } from '#mocks/world.ts'
import { openApp } from '#tests/support/open-app.tsx'

const field = page.getByRole('combobox', { name: 'Search projects, services and actions' })
const option = (name: string | RegExp) => page.getByRole('option', { name })
const chosen = page.getByRole('option', { selected: true })
const block = page.getByRole('textbox', { name: 'Block 1, text', exact: true })
const heading = (name: string) => page.getByRole('heading', { level: 1, name })

const DRAFT_TITLE = 'Haber bülteni, sabah yayını'
const draftOf = ({ db }: World) => db.projects.first({ customer_id: 1, title: DRAFT_TITLE })

/** Opens a project whose texts are being written. */
async function openDraft() {
  const app = await openApp('/en', {
    prepare: (world) => `/en/services/text-to-speech/${draftOf(world)?.id}`,
  })
  await expect.element(block).toBeVisible()
  return app
}

const press = (keys: string) => userEvent.keyboard(keys)
const openByKeys = async () => {
  await press('{Control>}k{/Control}')
  await expect.element(field).toHaveFocus()
}

test('Ctrl K opens the search from a text, and Escape or the same keys return there', {
  tags: 'long',
}, async () => {
  await openDraft()
  await userEvent.click(block)
  await openByKeys()
  await press('{Escape}')
  await expect.element(field).not.toBeInTheDocument()
  await expect.element(block).toHaveFocus()
  await openByKeys()
  await press('{Control>}k{/Control}')
  await expect.element(field).not.toBeInTheDocument()
  await expect.element(block).toHaveFocus()
})

test('Ctrl K counts on a Russian keyboard before the search has loaded', { tags: 'long' }, async () => {
  await openDraft()
  const event = new KeyboardEvent('keydown', {
    ...{ key: 'л', code: 'KeyK', ctrlKey: true },
    ...{ bubbles: true, cancelable: true },
  })
  block.element().dispatchEvent(event)
  expect(event.defaultPrevented).toBe(true)
  await expect.element(field).toHaveFocus()
})

test('the browser’s own search stays closed, and other shortcuts still reach the browser', async () => {
  await openDraft()
  const taken = (init: KeyboardEventInit) => {
    const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init })
    block.element().dispatchEvent(event)
    return event.defaultPrevented
  }
  expect(taken({ key: 'k', code: 'KeyK', ctrlKey: true, shiftKey: true })).toBe(false)
  expect(taken({ key: 'k', code: 'KeyK', ctrlKey: true, altKey: true })).toBe(false)
  expect(taken({ key: 'k', code: 'KeyK' })).toBe(false)
  // The letter counts, wherever its key is; on keyboards of other scripts the place of the key counts.
  expect(taken({ key: 'k', code: 'KeyF', ctrlKey: true })).toBe(true)
  await expect.element(field).toHaveFocus()
  expect(taken({ key: 'л', code: 'KeyK', ctrlKey: true })).toBe(true)
})

test('while a modal is open, the shortcut does nothing', { tags: 'long' }, async () => {
  await openDraft()
  await press('{Control>}/{/Control}')
  await expect.element(page.getByRole('dialog', { name: 'Shortcuts' })).toBeVisible()
  await expect.element(page.getByText('Search projects and actions')).toBeVisible()
  await press('{Control>}k{/Control}')
  await expect.element(field).not.toBeInTheDocument()
})

test('a project of another service is found by its title without diacritics, and opened by Enter', {
  tags: 'long',
}, async () => {
  const { address } = await openApp('/en/services')
  await expect.element(heading('Services')).toBeVisible()
  await openByKeys()
  await userEvent.fill(field, 'sabah bulten')
  await expect.element(chosen).toHaveAccessibleName(/Haber bülteni, sabah yayını/)
  await press('{Enter}')
  await expect.element(block).toBeVisible()
  expect(address()).toMatch(/^\/en\/services\/text-to-speech\/\d+$/)
  await expect.element(field).not.toBeInTheDocument()
})

test('projects beyond those on home are found too', { tags: 'long' }, async () => {
  const { world } = await openApp('/en/services', { scenario: 'many-projects' })
  await expect.element(heading('Services')).toBeVisible()
  const oldest = world.db.projects
    .list({ where: { customer_id: 1, slug: 'text-to-speech' } })
    .toSorted((a, b) => a.id - b.id)[0]
  await openByKeys()
  await userEvent.fill(field, oldest?.title ?? '')
  await expect.element(option(new RegExp(oldest?.title ?? '')).first()).toBeVisible()
})

test('arrow keys wrap around the list, and screen readers hear the chosen entry', async () => {
  await openApp('/en/services')
  await expect.element(heading('Services')).toBeVisible()
  await openByKeys()
  await userEvent.fill(field, 'dubbing')
  await expect.element(chosen).toHaveAccessibleName('Dubbing')
  await press('{ArrowDown}')
  await expect.element(chosen).toHaveAccessibleName('Dubbing: new project')
  const active = () => document.getElementById(field.element().getAttribute('aria-activedescendant') ?? '')
  expect(active()?.textContent).toBe('Dubbing: new project')
  await press('{ArrowUp}{ArrowUp}')
  const options = page.getByRole('option').all()
  expect(active()).toBe(options.at(-1)?.element())
  await userEvent.fill(field, 'no such thing')
  await expect.element(page.getByText('Nothing found. Try another word.')).toBeVisible()
  await expect.element(field).not.toHaveAttribute('aria-activedescendant')
})

test('actions of the page are offered with their shortcuts and do what their buttons do', {
  tags: 'long',
}, async () => {
  await openDraft()
  await userEvent.click(block)
  await openByKeys()
  await userEvent.fill(field, 'find')
  await expect.element(chosen).toHaveAccessibleName('Find and replace')
  await expect.element(chosen).toHaveAttribute('aria-keyshortcuts', 'Control+F')
  await press('{Enter}')
  await expect.element(page.getByLabelText('Find', { exact: true })).toHaveFocus()
})

test('an action that opens a modal returns the focus to the text', async () => {
  await openDraft()
  await userEvent.click(block)
  await openByKeys()
  await userEvent.fill(field, 'shortcuts')
  await press('{Enter}')
  await expect.element(page.getByRole('dialog', { name: 'Shortcuts' })).toBeVisible()
  await press('{Escape}')
  await expect.element(block).toHaveFocus()
})

test('words of a project that the customer has left are found, with the sentence around them', async () => {
  const { go, address } = await openDraft()
  await userEvent.fill(block, 'Yağışlı bir səhər İçərişəhərdə başladı.')
  go('/en/services')
  await expect.element(heading('Services')).toBeVisible()
  await openByKeys()
  await userEvent.fill(field, 'icerisehirde')
  await expect.element(page.getByText('Nothing found. Try another word.')).toBeVisible()
  await userEvent.fill(field, 'icerisehe')
  await expect.element(chosen).toHaveAccessibleName(/Haber bülteni.*İçərişəhərdə/)
  await press('{Enter}')
  await expect.element(block).toHaveValue('Yağışlı bir səhər İçərişəhərdə başladı.')
  expect(address()).toMatch(/text-to-speech/)
})

test('language and appearance can be changed in the palette, and the page stays', {
  tags: 'long',
}, async () => {
  const { address } = await openApp('/en/services')
  await expect.element(heading('Services')).toBeVisible()
  onTestFinished(() => {
    delete document.documentElement.dataset.theme
    localStorage.removeItem('theme')
  })
  await openByKeys()
  await userEvent.fill(field, 'dark')
  await press('{Enter}')
  expect(document.documentElement.dataset.theme).toBe('dark')
  await openByKeys()
  await userEvent.fill(field, 'русск')
  await press('{Enter}')
  await expect.element(heading('Сервисы')).toBeVisible()
  expect(address()).toBe('/ru/services')
})

test('on a phone the menu has a search, which opens with its field focused', { tags: 'long' }, async () => {
  await page.viewport(390, 844)
  onTestFinished(() => page.viewport(1280, 800))
  await openApp('/en/services')
  await userEvent.click(page.getByRole('button', { name: 'Open menu' }))
  await userEvent.click(page.getByRole('button', { name: 'Search', exact: true }))
  await expect.element(field).toHaveFocus()
  await userEvent.fill(field, 'chat')
  await userEvent.click(option('Chat bot'))
  await expect.element(heading('Chat bot')).toBeVisible()
})

test('on wide screens the menu of services offers the search and shows its shortcut', {
  tags: 'long',
}, async () => {
  await page.viewport(1280, 800)
  await openApp('/en/services')
  await userEvent.click(page.getByRole('button', { name: 'Services' }).first())
  const entry = page.getByRole('menuitem', { name: 'Search' })
  await expect.element(entry).toHaveAttribute('aria-keyshortcuts', 'Control+K')
  await userEvent.click(entry)
  await expect.element(field).toHaveFocus()
})
