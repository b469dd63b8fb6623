import { expect, onTestFinished, test } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import type { World } from '#mocks/world.ts'
import { openApp } from '#tests/support/open-app.tsx'
import { quickEngines } from '#tests/support/quick-engines.ts'

/** A draft of the scenario `books`. */
const IMPORTED = 2
const [RIGHTS, WIND, BOAT, END] = ['Müəllif hüququ', 'Birinci fəsil. Külək', 'İkinci fəsil. Qayıq', 'Epiloq']

const contents = page.getByRole('navigation', { name: 'Contents of the book' })
const handle = (title: string) =>
  contents
    .getByRole('listitem')
    .filter({ hasText: title })
    .getByRole('button', { name: /^Chapter \d of 4/ })

const titles = () =>
  contents
    .getByRole('checkbox')
    .all()
    .map((each) => each.element().closest('label')?.textContent?.replace('In the book: ', ''))

async function openBook() {
  const { world } = await openApp(`/en/services/audio-book/${IMPORTED}`, {
    scenario: 'books',
    engines: quickEngines(),
  })
  await expect.element(contents.or(page.getByText(/of 4 chapters/)).first()).toBeVisible()
  return world
}

/** Texts on the server; headings are marked. */
const kept = ({ db }: World) =>
  db.outlines
    .get(IMPORTED)
    ?.block_ids.map((id) => db.blocks.need(id))
    .map(({ type, text }) => (type === 'chapter' ? `# ${text}` : text.slice(0, 12)))

/** The middle of an element, in pixels of the window around the test's frame. */
function middleOf(element: Element) {
  const frame = window.frameElement?.getBoundingClientRect()
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2 + (frame?.left ?? 0), y: top + height / 2 + (frame?.top ?? 0), height }
}

const rowOf = (title: string) => handle(title).element().closest('li') as HTMLElement

const mouse = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', { x, y }: { x: number; y: number }) =>
  cdp().send('Input.dispatchMouseEvent', { type, x, y, button: 'left', buttons: 1, clickCount: 1 })

/** Drags a chapter with the mouse and holds it over the upper quarter of another. */
async function drag(title: string, over: string) {
  const [from, to] = [middleOf(handle(title).element()), middleOf(rowOf(over))]
  await mouse('mouseMoved', from)
  await mouse('mousePressed', from)
  const place = { x: from.x, y: to.y - to.height / 4 }
  await mouse('mouseMoved', place)
  await expect.poll(() => getComputedStyle(rowOf(over)).borderTopColor).not.toBe('rgba(0, 0, 0, 0)')
  return place
}

test('a chapter is dragged to another place with all of its text, and one undo puts it back', {
  tags: 'long',
}, async () => {
  const world = await openBook()
  const before = kept(world)
  await mouse('mouseReleased', await drag(END, WIND))
  await expect.poll(titles).toEqual([RIGHTS, END, WIND, BOAT])
  await expect
    .poll(() => kept(world)?.slice(2, 5))
    .toEqual(['# Epiloq', 'O yaydan çox', '# Birinci fəsil. Külək'])
  await userEvent.click(page.getByRole('button', { name: 'Undo', exact: true }))
  await expect.poll(titles).toEqual([RIGHTS, WIND, BOAT, END])
  await expect.poll(() => kept(world)).toEqual(before)
})

test('a drag cancelled by Escape moves nothing, and neither does a press', { tags: 'long' }, async () => {
  await openBook()
  const place = await drag(END, RIGHTS)
  await userEvent.keyboard('{Escape}')
  await mouse('mouseReleased', place)
  await userEvent.click(handle(BOAT))
  expect(titles()).toEqual([RIGHTS, WIND, BOAT, END])
  await expect.element(page.getByRole('button', { name: 'Undo', exact: true })).toBeDisabled()
})

test('a chapter is picked up, moved and put back by keyboard; every step is announced and the focus stays', async () => {
  const world = await openBook()
  const isSaid = (text: string) =>
    expect.poll(() => contents.getByRole('status').element().textContent).toContain(text)
  const button = handle(END).element() as HTMLElement
  button.focus()
  await userEvent.keyboard(' ')
  await isSaid('Chapter picked up, place 4 of 4')
  await userEvent.keyboard('{ArrowUp}{ArrowUp}')
  await isSaid('Place 2 of 4')
  await expect.poll(titles).toEqual([RIGHTS, END, WIND, BOAT])
  await expect.poll(() => document.activeElement).toBe(handle(END).element())
  await userEvent.keyboard('{Escape}')
  await expect.poll(titles).toEqual([RIGHTS, WIND, BOAT, END])
  await userEvent.keyboard(' {ArrowUp}{Enter}')
  await expect.poll(titles).toEqual([RIGHTS, WIND, END, BOAT])
  await expect.poll(() => kept(world)?.at(-1)).toBe('Otur, qızım.')
})

test('on a phone a finger drags a chapter by its handle without scrolling the page', {
  tags: 'long',
}, async () => {
  await page.viewport(360, 740)
  await cdp().send('Emulation.setTouchEmulationEnabled', { enabled: true })
  onTestFinished(async () => {
    await cdp().send('Emulation.setTouchEmulationEnabled', { enabled: false })
    await page.viewport(1280, 800)
  })
  await openBook()
  await userEvent.click(page.getByText(/of 4 chapters/))
  rowOf(WIND).scrollIntoView({ block: 'center' })
  const scrolled = scrollY
  const [from, to] = [middleOf(handle(WIND).element()), middleOf(rowOf(END))]
  const by = to.y - to.height / 4 - from.y
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    cdp().send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: from.x, y }] })
  await touch('touchStart', from.y)
  for (const share of [0.3, 0.6, 1]) await touch('touchMove', from.y + by * share)
  await touch('touchEnd')
  await expect.poll(titles).toEqual([RIGHTS, BOAT, WIND, END])
  expect(scrollY).toBe(scrolled)
})
