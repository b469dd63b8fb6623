import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import '#src/styles.css'
import { showOnPage } from '#tests/support/show-on-page.ts'
import { DropdownMenu } from './dropdown-menu.tsx'
import { Popover } from './popover.tsx'

const LANGUAGE = 'Language'
const OPEN = 'Open'
const FASTER = 'Faster'

/** Shows content below sticky bars, such as the editor's tools and the docked player. */
function show(content: React.ReactNode) {
  showOnPage(
    <>
      {content}
      <div className="fixed inset-x-0 bottom-0 z-20 bg-paper" style={{ top: 40 }} />
    </>,
  )
}

function isOnTop(element: Element) {
  const { x, y, width, height } = element.getBoundingClientRect()
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
}

test('a menu is above sticky bars', async () => {
  show(
    <DropdownMenu
      trigger={(props) => (
        <button type="button" {...props}>
          {LANGUAGE}
        </button>
      )}
      entries={[{ id: 'ru', label: 'Русский' }]}
    />,
  )
  await page.getByRole('button', { name: LANGUAGE }).click()
  const item = page.getByRole('menuitem', { name: 'Русский' })
  await expect.element(item).toBeVisible()
  await expect.poll(() => isOnTop(item.element())).toBe(true)
})

test('a popover is above sticky bars', async () => {
  show(
    <Popover
      label="Speed"
      trigger={(props) => (
        <button type="button" {...props}>
          {OPEN}
        </button>
      )}
    >
      {() => <p>{FASTER}</p>}
    </Popover>,
  )
  await page.getByRole('button', { name: OPEN }).click()
  const content = page.getByText(FASTER)
  await expect.element(content).toBeVisible()
  await expect.poll(() => isOnTop(content.element())).toBe(true)
})

test('a menu opens on its chosen entry', async () => {
  const choice = (label: string, isChosen: boolean) =>
    ({ kind: 'choice', id: label, label, isChosen, onSelect: () => {} }) as const
  show(
    <DropdownMenu
      trigger={(props) => (
        <button type="button" {...props}>
          {LANGUAGE}
        </button>
      )}
      entries={[choice('Azərbaycanca', false), choice('Türkçe', false), choice('Русский', true)]}
    />,
  )
  await page.getByRole('button', { name: LANGUAGE }).click()
  await expect.element(page.getByRole('menuitemradio', { name: 'Русский' })).toHaveFocus()
})

test('a menu that starts with an action opens on it, and the heading of its choices is their group', async () => {
  const choice = (label: string, isChosen: boolean) =>
    ({ kind: 'choice', id: label, label, isChosen, onSelect: () => {} }) as const
  show(
    <DropdownMenu
      trigger={(props) => (
        <button type="button" {...props}>
          {LANGUAGE}
        </button>
      )}
      entries={[
        { id: 'profile', label: 'Profile' },
        { kind: 'separator', id: 'line' },
        { kind: 'heading', id: 'theme', label: 'Appearance' },
        choice('Light', false),
        choice('Dark', true),
        { kind: 'separator', id: 'last line' },
        { id: 'logout', label: 'Log out' },
      ]}
    />,
  )
  // A menu that opens under the mouse gives the focus to the entry there.
  await userEvent.hover(page.getByRole('button', { name: LANGUAGE }))
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(page.getByRole('menuitem', { name: 'Profile' })).toHaveFocus()
  const group = page.getByRole('group', { name: 'Appearance' })
  await expect.element(group.getByRole('menuitemradio', { name: 'Dark' })).toBeChecked()
  expect(group.getByRole('menuitem').elements()).toEqual([])
  // Each key after the focus has moved: the menu moves it in a timer.
  for (const name of ['Light', 'Dark']) {
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(group.getByRole('menuitemradio', { name })).toHaveFocus()
  }
})

test('the shortcut of an entry is not a part of its name', async () => {
  show(
    <DropdownMenu
      trigger={(props) => (
        <button type="button" {...props}>
          {LANGUAGE}
        </button>
      )}
      entries={[{ id: 'split', label: 'Split', shortcut: 'Ctrl Enter' }]}
    />,
  )
  await page.getByRole('button', { name: LANGUAGE }).click()
  const entry = page.getByRole('menuitem', { name: 'Split', exact: true })
  await expect.element(entry).toHaveAttribute('aria-keyshortcuts', 'Control+Enter')
})
