import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { languageIds } from '#mocks/catalog/languages.ts'
import type { World } from '#mocks/world.ts'
import { player } from '#src/audio/player.ts'
import { openApp } from '#tests/support/open-app.tsx'
import { quickEngines } from '#tests/support/quick-engines.ts'

const { az } = languageIds
/** Id of the finished dub in the scenario. */
const ID = 4

const openDub = () => openApp(`/en/services/dubbing/${ID}`, { scenario: 'dubs', engines: quickEngines() })

const rowsOf = ({ db }: World) =>
  (db.outlines.get(ID)?.block_ids ?? []).flatMap((id) => db.blocks.get(id) ?? [])
const timesOf = (world: World, place: number) => {
  const { start = 0, end = 0 } = rowsOf(world)[place - 1]?.segment ?? {}
  return { start, end }
}
const source = (place: number) =>
  page.getByRole('textbox', { name: `Original of segment ${place}`, exact: true })
const dubbed = (place: number) =>
  page.getByRole('textbox', { name: `Azerbaijani, segment ${place}`, exact: true })
const undo = () => page.getByRole('button', { name: 'Undo' })

/** Boxes of the timeline in the order of time, once it has loaded. */
async function boxes() {
  const boxesNow = () => [...document.querySelectorAll<HTMLElement>('[data-segment]')]
  await expect.poll(() => boxesNow().length).toBe(8)
  const found = boxesNow()
  return found.sort((a, b) => a.getBoundingClientRect().left - b.getBoundingClientRect().left)
}

async function boxAt(place: number) {
  const box = (await boxes())[place - 1]
  if (!box) throw new Error(`no box ${place}`)
  return box
}

const point = (type: string, target: EventTarget, clientX: number, init: PointerEventInit = {}) =>
  target.dispatchEvent(
    new PointerEvent(type, { bubbles: true, button: 0, clientX, pointerType: 'mouse', ...init }),
  )

/** Drags a box, taken at a share of its width, by a number of pixels. */
function drag(box: HTMLElement, share: number, px: number, init: PointerEventInit = {}) {
  const { left, width } = box.getBoundingClientRect()
  const from = left + width * share
  point('pointerdown', box, from, init)
  point('pointermove', window, from + px / 2, init)
  point('pointermove', window, from + px, init)
  point('pointerup', window, from + px, init)
  box.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }))
}

const perPixel = (world: World) => {
  const strip = document.querySelector('[data-segment]')?.closest('fieldset')
  return (world.db.dubbings.get(ID)?.duration ?? 0) / (strip?.clientWidth ?? 1)
}

test('a sentence that was missed is added at the playhead and translated for free', {
  tags: 'long',
}, async () => {
  const { world } = await openDub()
  await boxes()
  const balance = world.db.wallets.get(1)
  const { end } = timesOf(world, 8)
  await page.getByRole('button', { name: 'Add a sentence here' }).click()
  await expect.element(source(2)).toHaveFocus()
  await expect.element(source(2)).toHaveValue('')
  await userEvent.keyboard('In the end you download the finished film.')
  await page.getByRole('button', { name: 'Translate: segment 2', exact: true }).click()
  await expect.element(dubbed(2)).toHaveValue('Sonda hazır filmi yükləyirsiniz.')
  await expect.poll(() => rowsOf(world)).toHaveLength(9)
  expect(rowsOf(world)[1]?.segment).toMatchObject({ start: 0 })
  expect(rowsOf(world)[1]?.translations?.[az]?.text).toBe('Sonda hazır filmi yükləyirsiniz.')
  expect(world.db.wallets.get(1)).toEqual(balance)
  await expect.element(page.getByRole('button', { name: /Regenerate changed \(1\)/ })).toBeVisible()
  expect(timesOf(world, 9).end).toBe(end)
})

test('a sentence is added into the gap below a segment, for the same speaker', { tags: 'long' }, async () => {
  const { world } = await openDub()
  await boxes()
  const [before, next] = [rowsOf(world)[1]?.segment, rowsOf(world)[2]?.segment]
  await page.getByRole('button', { name: 'Actions for segment 2' }).click()
  await page.getByRole('menuitem', { name: 'Add a sentence below' }).click()
  await expect.element(source(3)).toHaveFocus()
  await expect.poll(() => rowsOf(world)).toHaveLength(9)
  const added = rowsOf(world)[2]?.segment
  expect(added).toMatchObject({ start: before?.end, speaker_id: before?.speaker_id })
  expect(added?.end).toBeGreaterThan(added?.start ?? 0)
  expect(rowsOf(world)[3]?.segment).toEqual(next)
  await undo().click()
  await expect.poll(() => rowsOf(world)).toHaveLength(8)
})

test('a segment is dragged and stretched on the timeline, one step of undo a gesture, and nothing becomes stale', {
  tags: 'long',
}, async () => {
  const { world } = await openDub()
  const box = await boxAt(8)
  const before = timesOf(world, 8)
  drag(box, 0.5, -12, { altKey: true })
  const by = -12 * perPixel(world)
  await expect.poll(() => timesOf(world, 8).start).toBeCloseTo(before.start + by, 2)
  expect(timesOf(world, 8).end).toBeCloseTo(before.end + by, 2)
  // The click that ends a drag does not play.
  expect(player.getState().status).toBe('idle')
  drag(box, 0.98, -4, { altKey: true })
  await expect.poll(() => timesOf(world, 8).end).toBeCloseTo(before.end + by - 4 * perPixel(world), 2)
  await expect.element(page.getByRole('button', { name: /Regenerate changed/ })).not.toBeInTheDocument()
  await undo().click()
  await expect.poll(() => timesOf(world, 8).end).toBeCloseTo(before.end + by, 2)
  await undo().click()
  await expect.poll(() => timesOf(world, 8)).toEqual(before)
})

test('a dragged segment snaps to its neighbour, and not while Alt is held', { tags: 'long' }, async () => {
  const { world } = await openDub()
  const box = await boxAt(3)
  const before = timesOf(world, 3)
  const neighbour = timesOf(world, 2)
  const spokenUntil = rowsOf(world)[1]?.segment?.words.at(-1)?.end
  const px = (neighbour.end - before.start) / perPixel(world)
  drag(box, 0.02, px - 1)
  await expect.poll(() => [neighbour.end, spokenUntil].includes(timesOf(world, 3).start)).toBe(true)
  await undo().click()
  await expect.poll(() => timesOf(world, 3)).toEqual(before)
  drag(box, 0.02, px - 3, { altKey: true })
  await expect.poll(() => timesOf(world, 3).start).toBeCloseTo(neighbour.end - 3 * perPixel(world), 2)
})

test('keys move a segment too, and presses with a held modifier are one step of undo', {
  tags: 'long',
}, async () => {
  const { world } = await openDub()
  const box = await boxAt(8)
  const before = timesOf(world, 8)
  box.focus()
  await userEvent.keyboard('{Alt>}{Shift>}{ArrowLeft}{ArrowLeft}{ArrowLeft}{/Shift}{/Alt}')
  await expect.poll(() => timesOf(world, 8).start).toBeCloseTo(before.start - 0.3, 3)
  expect(timesOf(world, 8).end).toBeCloseTo(before.end - 0.3, 3)
  await userEvent.keyboard('{Control>}{ArrowLeft}{/Control}')
  await expect.poll(() => timesOf(world, 8).end).toBeLessThan(before.end - 0.3)
  await undo().click()
  await expect.poll(() => timesOf(world, 8).end).toBeCloseTo(before.end - 0.3, 3)
  await undo().click()
  await expect.poll(() => timesOf(world, 8)).toEqual(before)
})

test('Escape cancels a drag, and a segment moved past another changes places with it', {
  tags: 'long',
}, async () => {
  const { world } = await openDub()
  const box = await boxAt(2)
  const texts = rowsOf(world).map(({ text }) => text)
  const { left, width } = box.getBoundingClientRect()
  point('pointerdown', box, left + width / 2)
  point('pointermove', window, left + width / 2 + 40)
  await expect.element(page.getByText(/^\d\d:\d\d\.\d – \d\d:\d\d\.\d$/)).toBeVisible()
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
  point('pointerup', window, left + width / 2 + 40)
  await expect.element(undo()).toBeDisabled()

  const way = timesOf(world, 3).start - timesOf(world, 2).start + 0.3
  drag(box, 0.5, way / perPixel(world), { altKey: true })
  await expect
    .poll(() => rowsOf(world).map(({ text }) => text))
    .toEqual([texts[0], texts[2], texts[1], ...texts.slice(3)])
})

test('a click between segments moves the playhead, and a new sentence starts there', {
  tags: 'long',
}, async () => {
  const { world } = await openDub()
  onTestFinished(() => player.close())
  const strip = (await boxAt(1)).closest<HTMLElement>('[role=none]')
  if (!strip) throw new Error('no strip')
  const { left, width } = strip.getBoundingClientRect()
  strip.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: left + width / 2 }))
  const middle = (world.db.dubbings.get(ID)?.duration ?? 0) / 2
  await expect.poll(() => player.getTime()).toBeCloseTo(middle, 1)
  expect(player.getState().status).not.toBe('playing')
  await page.getByRole('button', { name: 'Add a sentence here' }).click()
  // The sound of the quick engines is shorter than the film.
  const playhead = player.getTime()
  await expect.poll(() => rowsOf(world)).toHaveLength(9)
  const starts = rowsOf(world).map(({ segment }) => segment?.start ?? 0)
  expect(starts).toEqual([...starts].sort((a, b) => a - b))
  expect(Math.min(...starts.map((start) => Math.abs(start - playhead)))).toBeLessThan(0.05)
})

test('on a phone the timeline of two speakers has nearly all of the width', async () => {
  await page.viewport(360, 740)
  onTestFinished(() => page.viewport(1280, 800))
  await openDub()
  const [box] = await boxes()
  const strip = box?.closest('fieldset')?.clientWidth ?? 0
  expect(strip / document.documentElement.clientWidth).toBeGreaterThan(0.75)
})
