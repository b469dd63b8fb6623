import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { forgetDrafts } from '#src/drafts/forget-drafts.ts'
import { openApp } from '#tests/support/open-app.tsx'
import { quickEngines } from '#tests/support/quick-engines.ts'

beforeEach(async () => {
  sessionStorage.clear()
  await forgetDrafts()
})

const text = page.getByRole('textbox', { name: 'Text of page 1' })
const lines = page.getByRole('listbox', { name: 'Lines of the page' })
const line = (index: number) => lines.getByRole('option').nth(index)

/** The text highlighted for the line that is pointed at. */
const marked = () => [...(CSS.highlights.get('pointed') ?? [])].map(String).join(' ')

async function isPointedAt(index: number) {
  const option = line(index)
  await expect.element(option).toHaveAttribute('aria-selected', 'true')
  expect(lines.element().querySelectorAll('[aria-selected=true]')).toHaveLength(1)
  expect(lines.element().getAttribute('aria-activedescendant')).toBe(option.element().id)
  await expect.poll(marked).toBe(option.element().getAttribute('aria-label'))
}

const caretIsAt = (index: number) => {
  const { value, selectionStart } = text.element() as HTMLTextAreaElement
  const [first = ''] = (line(index).element().getAttribute('aria-label') ?? '').split(' ')
  expect(value.slice(selectionStart).startsWith(first)).toBe(true)
}

test('a line is highlighted on the page and in its text, by mouse, keyboard, touch and from the text', async () => {
  await openApp('/en/services/detect-text/1', { scenario: 'documents', engines: quickEngines() })
  await expect.element(text).toHaveDisplayValue(/^Hörmətli oxucular!/)
  const last = lines.getByRole('option').elements().length - 1
  expect(last).toBeGreaterThan(3)

  await userEvent.hover(line(2))
  await isPointedAt(2)

  ;(lines.element() as HTMLElement).focus()
  await userEvent.keyboard('{Home}')
  await isPointedAt(0)
  await userEvent.keyboard('{ArrowDown}')
  await isPointedAt(1)
  await userEvent.keyboard('{End}{ArrowDown}')
  await isPointedAt(last)
  await userEvent.keyboard('{ArrowUp}{Enter}')
  await expect.element(text).toHaveFocus()
  caretIsAt(last - 1)
  await isPointedAt(last - 1)

  // A picture that scrolls under a mouse at rest brings another line under it.
  line(5)
    .element()
    .dispatchEvent(new PointerEvent('pointerover', { pointerType: 'mouse', bubbles: true }))
  await isPointedAt(last - 1)

  // A finger does not hover before it touches, and presses when it is lifted.
  const finger = { pointerType: 'touch', bubbles: true } as const
  for (const kind of ['pointerover', 'pointerdown', 'pointerup'])
    line(3).element().dispatchEvent(new PointerEvent(kind, finger))
  line(3)
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await expect.element(text).toHaveFocus()
  await isPointedAt(3)
  caretIsAt(3)

  await userEvent.keyboard('{Control>}{Home}{/Control}')
  await isPointedAt(0)
})
