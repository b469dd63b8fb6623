import { useState } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import '#src/styles.css'
import { showOnPage } from '#tests/support/show-on-page.ts'
import { DropdownMenu } from './dropdown-menu.tsx'
import { Popover } from './popover.tsx'
import { SegmentedControl } from './segmented-control.tsx'
import { Select } from './select.tsx'
import { Tabs } from './tabs.tsx'

/** Keys of the ARIA Authoring Practices, one test per pattern and key. */

const BEFORE = 'Before'
const AFTER = 'After'
const NAMES = ['Voices', 'Texts', 'Speakers', 'Sounds', 'İşlər', 'Text files'] as const
const options = NAMES.map((label) => ({ value: label, label, isDisabled: label === 'Speakers' }))

const press = (keys: string) => userEvent.keyboard(keys)
const button = (name: string) => page.getByRole('button', { name, exact: true })

/** Shows content between two buttons, with the focus on the first. */
async function show(content: React.ReactNode) {
  showOnPage(
    <>
      <button type="button">{BEFORE}</button>
      {content}
      <button type="button">{AFTER}</button>
    </>,
  )
  await expect.element(button(BEFORE)).toBeVisible()
  button(BEFORE).element().focus()
}

/** Controls keep their state in a parent, as in the app. */
function Held({ first, children }: { first: string; children: HeldContent }) {
  return children(...useState(first))
}
type HeldContent = (value: string, change: (value: string) => void) => React.ReactNode

const tabs = options.map((option) => ({ ...option, content: option.label }))
const tab = (name: string) => page.getByRole('tab', { name })

const showTabs = () =>
  show(
    <Held first="Voices">
      {(value, change) => <Tabs label="Parts" value={value} onChange={change} tabs={tabs} />}
    </Held>,
  )

test('a row of tabs is one stop of the Tab key, and its panel the next', async () => {
  await showTabs()
  await press('{Tab}')
  await expect.element(tab('Voices')).toHaveFocus()
  await press('{Tab}')
  await expect.element(page.getByRole('tabpanel', { name: 'Voices' })).toHaveFocus()
  await press('{Tab}')
  await expect.element(button(AFTER)).toHaveFocus()
})

test('in a row of tabs arrows wrap around and skip disabled tabs, Home and End go to the ends', async () => {
  await showTabs()
  await press('{Tab}')
  const path: (string | null)[] = []
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft', 'End', 'ArrowRight', 'ArrowLeft', 'Home']) {
    await press(`{${key}}`)
    path.push(document.activeElement?.textContent ?? null)
    await expect.element(tab(path.at(-1) ?? '')).toHaveAttribute('aria-selected', 'true')
  }
  expect(path).toEqual(['Texts', 'Sounds', 'Texts', 'Text files', 'Voices', 'Text files', 'Voices'])
})

const select = page.getByRole('combobox', { name: 'Part' })
const list = page.getByRole('listbox', { name: 'Part' })

/** The option that a screen reader takes for focused. */
const activeOption = () =>
  document.getElementById(select.element().getAttribute('aria-activedescendant') ?? '')?.textContent

async function showSelect() {
  await show(
    <Held first="Texts">
      {(value, change) => <Select label="Part" value={value} options={options} onChange={change} />}
    </Held>,
  )
  await press('{Tab}')
  await expect.element(select).toHaveFocus()
}

test.each(['Enter', ' ', 'ArrowDown', 'ArrowUp', 'Alt>}{ArrowDown}{/Alt'])(
  'the key %s opens a list on its chosen option',
  async (key) => {
    await showSelect()
    await press(`{${key}}`)
    await expect.element(list).toBeVisible()
    await expect.poll(activeOption).toBe('Texts')
    await expect.element(select).toHaveFocus()
  },
)

test.each([
  ['Home', 'Voices'],
  ['End', 'Text files'],
])('the key %s opens a list on that end', async (key, label) => {
  await showSelect()
  await press(`{${key}}`)
  await expect.element(list).toBeVisible()
  await expect.poll(activeOption).toBe(label)
})

test('in an open list arrows skip disabled options and stop at the ends, where Home and End go', async () => {
  await showSelect()
  await press('{Enter}')
  const path: unknown[] = []
  for (const key of ['ArrowDown', 'ArrowDown', 'End', 'ArrowDown', 'Home', 'ArrowUp']) {
    await press(`{${key}}`)
    path.push(activeOption())
  }
  expect(path).toEqual(['Sounds', 'İşlər', 'Text files', 'Text files', 'Voices', 'Voices'])
})

test.each([
  ['s', 'Sounds'],
  ['text f', 'Text files'],
  ['tt', 'Texts'],
  ['v', 'Voices'],
])('the letters "%s" lead to "%s"', async (letters, label) => {
  await showSelect()
  await press('{Enter}')
  await press(letters)
  await expect.poll(activeOption).toBe(label)
})

test('letters follow the language of the page', async () => {
  const page = document.documentElement
  const { lang } = page
  page.lang = 'az'
  onTestFinished(() => {
    page.lang = lang
  })
  await showSelect()
  await press('i')
  await expect.poll(activeOption).toBe('İşlər')
})

test.each(['Enter', ' ', 'Alt>}{ArrowUp}{/Alt'])('the key %s chooses and closes', async (key) => {
  await showSelect()
  await press('{ArrowDown}{ArrowDown}')
  await press(`{${key}}`)
  await expect.element(list).not.toBeInTheDocument()
  await expect.element(select).toHaveTextContent('Sounds')
  await expect.element(select).toHaveFocus()
})

test('Tab chooses and moves on, Escape changes nothing', async () => {
  await showSelect()
  await press('{ArrowDown}{End}{Escape}')
  await expect.element(list).not.toBeInTheDocument()
  await expect.element(select).toHaveTextContent('Texts')
  await press('{ArrowDown}{Home}{Tab}')
  await expect.element(list).not.toBeInTheDocument()
  await expect.element(select).toHaveTextContent('Voices')
  await expect.element(button(AFTER)).toHaveFocus()
})

const opener = button('More')
const entry = (name: string) => page.getByRole('menuitem', { name, exact: true })

async function showMenu() {
  const chosen = vi.fn()
  await show(
    <DropdownMenu
      trigger={(props) => (
        <button type="button" {...props}>
          {'More'}
        </button>
      )}
      entries={options.map(({ label, isDisabled }) => ({
        id: label,
        label,
        isDisabled,
        onSelect: () => chosen(label),
      }))}
    />,
  )
  await press('{Tab}')
  await expect.element(opener).toHaveFocus()
  return chosen
}

test.each([
  ['Enter', 'Voices'],
  [' ', 'Voices'],
  ['ArrowDown', 'Voices'],
  ['ArrowUp', 'Text files'],
])('the key %s opens a menu on "%s"', async (key, label) => {
  await showMenu()
  await press(`{${key}}`)
  await expect.element(entry(label)).toHaveFocus()
  await expect.element(opener).toHaveAttribute('aria-expanded', 'true')
})

test('in a menu arrows skip disabled entries, Home and End go to the ends, and letters to a name', async () => {
  await showMenu()
  await press('{Enter}')
  await expect.element(entry('Voices')).toHaveFocus()
  for (const [key, label] of [
    ['{ArrowDown}', 'Texts'],
    ['{ArrowDown}', 'Sounds'],
    ['{ArrowUp}', 'Texts'],
    ['{End}', 'Text files'],
    ['{Home}', 'Voices'],
    ['s', 'Sounds'],
  ] as const) {
    await press(key)
    await expect.element(entry(label)).toHaveFocus()
  }
})

test('Escape leaves a menu to its button, and Enter chooses', async () => {
  const chosen = await showMenu()
  await press('{Enter}')
  await expect.element(entry('Voices')).toHaveFocus()
  await press('{Escape}')
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
  await press('{Enter}')
  await expect.element(entry('Voices')).toHaveFocus()
  await press('{ArrowDown}')
  // The menu moves the focus in a later task.
  await expect.element(entry('Texts')).toHaveFocus()
  await press('{Enter}')
  expect(chosen.mock.calls).toEqual([['Texts']])
  await expect.element(opener).toHaveFocus()
})

test.each([
  ['Tab', AFTER],
  ['Shift>}{Tab}{/Shift', BEFORE],
])('the key %s closes a menu and moves on to "%s"', async (key, next) => {
  const chosen = await showMenu()
  await press('{Enter}')
  await expect.element(entry('Voices')).toHaveFocus()
  await press(`{${key}}`)
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
  await expect.element(button(next)).toHaveFocus()
  expect(chosen).not.toHaveBeenCalled()
})

test('Tab stays in a popover, and Escape returns to its button', { tags: 'long' }, async () => {
  await show(
    <Popover
      label="Speed"
      trigger={(props) => (
        <button type="button" {...props}>
          {'More'}
        </button>
      )}
    >
      {() => NAMES.slice(0, 2).map((name) => <input key={name} aria-label={name} />)}
    </Popover>,
  )
  await press('{Tab}{Enter}')
  const [first, last] = NAMES.map((name) => page.getByRole('textbox', { name }))
  if (!first || !last) throw new Error('no fields')
  await expect.element(first).toHaveFocus()
  await press('{Tab}')
  await expect.element(last).toHaveFocus()
  await press('{Tab}')
  await expect.element(first).toHaveFocus()
  await press('{Shift>}{Tab}{/Shift}')
  await expect.element(last).toHaveFocus()
  await press('{Escape}')
  await expect.element(first).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
})

test('a segmented control is one stop of the Tab key, at its chosen option, and arrows choose another', async () => {
  await show(
    <Held first="Texts">
      {(value, change) => (
        <SegmentedControl label="Part" name="part" value={value} options={options} onChange={change} />
      )}
    </Held>,
  )
  await press('{Tab}')
  await expect.element(page.getByRole('radio', { name: 'Texts' })).toHaveFocus()
  await press('{ArrowRight}')
  await expect.element(page.getByRole('radio', { name: 'Sounds' })).toBeChecked()
  await press('{Tab}')
  await expect.element(button(AFTER)).toHaveFocus()
})
