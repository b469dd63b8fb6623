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
const picture = page.getByRole('region', { name: 'Page 1 as it was sent' })
const lines = () => [...document.querySelectorAll('[data-line]')]
const STARTS = [
  'Hörmətli',
  'Kitabxanamız',
  'keçir.',
  'axşam',
  'Kitabları',
  'Kartı',
  'mümkündür.',
  'Hörmətlə,',
]
const LAST = STARTS.length - 1

async function openPage() {
  await openApp('/en/services/detect-text/1', { scenario: 'documents', engines: quickEngines() })
  await expect.element(text).toHaveDisplayValue(/^Hörmətli oxucular!/)
  await expect.poll(() => lines().length).toBe(STARTS.length)
}

/** The line that is framed on the picture, and the text highlighted for it. */
const marked = () => {
  const framed = lines().findIndex((line) => line.classList.contains('border-accent'))
  const words = [...(CSS.highlights.get('pointed') ?? [])].map(String)
  return { framed, start: words[0] }
}

const isMarked = (index: number) => expect.poll(marked).toEqual({ framed: index, start: STARTS[index] })

/** A point of the picture: in the middle of a line's width, above or below the line's own middle. */
function pointAt(index: number, beyond = 0) {
  const { left, width, top, height } = lines()[index]?.getBoundingClientRect() ?? new DOMRect()
  const middle = top + height / 2
  return {
    target: lines()[index],
    clientX: left + width / 2,
    clientY: beyond === 0 ? middle : middle + Math.sign(beyond) * (height / 2) + beyond,
  }
}

function send(kind: string, { target, ...at }: ReturnType<typeof pointAt>, pointerType = 'mouse') {
  target?.dispatchEvent(new PointerEvent(kind, { ...at, pointerType, bubbles: true, cancelable: true }))
}

async function caretIsAt(index: number) {
  await expect.element(text).toHaveFocus()
  const { value, selectionStart } = text.element() as HTMLTextAreaElement
  expect(value.slice(selectionStart).startsWith(STARTS[index] ?? '')).toBe(true)
}

test('a line is highlighted on the page and in its text, by mouse, touch and from the text', async () => {
  await openPage()
  await userEvent.hover(lines()[2] ?? document.body)
  await isMarked(2)

  // A picture that scrolls under a mouse at rest brings another line under it.
  send('pointerover', pointAt(5))
  await isMarked(2)

  // A finger does not hover before it touches, and presses when it is lifted.
  for (const kind of ['pointerover', 'pointerdown', 'pointerup', 'click']) send(kind, pointAt(3), 'touch')
  await caretIsAt(3)
  await isMarked(3)

  await userEvent.keyboard('{Control>}{End}{/Control}')
  await isMarked(LAST)
  await userEvent.keyboard('{Control>}{Home}{/Control}')
  await isMarked(0)
})

test('a press next to a line is meant for it, one far from all lines for none', async () => {
  await openPage()
  send('click', pointAt(0, -8))
  await caretIsAt(0)
  await isMarked(0)
  send('click', pointAt(LAST, 8))
  await caretIsAt(LAST)
  await isMarked(LAST)
  send('click', pointAt(0, -40))
  send('pointermove', pointAt(0, -40))
  await isMarked(LAST)
  await caretIsAt(LAST)
})

test('keys and screen readers get the lines from the text alone, not once more from the picture', async () => {
  await openPage()
  await userEvent.click(page.getByRole('button', { name: /^Make the picture larger/ }))
  await userEvent.tab()
  await expect.element(picture).toHaveFocus()
  await userEvent.tab()
  expect(document.activeElement?.closest('[data-line]')).toBeNull()
  expect(picture.element().contains(document.activeElement)).toBe(false)
  for (const line of lines()) expect(line.closest('[aria-hidden=true]')).not.toBeNull()
  expect(picture.getByRole('option').elements()).toEqual([])
})
