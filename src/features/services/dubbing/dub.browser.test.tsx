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

const openDub = (language = '/en') =>
  openApp(`${language}/services/dubbing/${ID}`, { scenario: 'dubs', engines: quickEngines() })

const rowsOf = ({ db }: World) =>
  (db.outlines.get(ID)?.block_ids ?? []).flatMap((id) => db.blocks.get(id) ?? [])

const source = (place: number) =>
  page.getByRole('textbox', { name: `Original of segment ${place}`, exact: true })
const dubbed = (place: number) =>
  page.getByRole('textbox', { name: `Azerbaijani, segment ${place}`, exact: true })
const said = (world: World, place: number) => rowsOf(world)[place - 1]?.translations?.[az]?.text

test('a word is found and replaced in both languages, and undo restores the caret', {
  tags: 'long',
}, async () => {
  const { world } = await openDub()
  await expect.element(dubbed(3)).toHaveValue('Faylı yükləyin və dilləri seçin.')
  await page.getByRole('button', { name: 'Find and replace' }).click()
  await page.getByRole('textbox', { name: 'Find' }).fill('film')
  await expect.element(page.getByRole('form').getByRole('status')).toHaveTextContent('1 / 5')
  await page.getByRole('textbox', { name: 'Replace with' }).fill('clip')
  await page.getByRole('button', { name: 'Replace all (5)' }).click()
  await expect.element(dubbed(7)).toHaveValue('Sonda hazır clipi yükləyirsiniz.')
  await expect.poll(() => rowsOf(world)[6]?.text).toBe('In the end you download the finished clip.')
  await expect.poll(() => said(world, 7)).toBe('Sonda hazır clipi yükləyirsiniz.')

  await userEvent.fill(dubbed(3), 'Faylı yükləyin və dilləri seçin. Bəli.')
  await expect.poll(() => said(world, 3)).toBe('Faylı yükləyin və dilləri seçin. Bəli.')
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(dubbed(3)).toHaveValue('Faylı yükləyin və dilləri seçin.')
  await expect.element(dubbed(3)).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(dubbed(4)).toHaveFocus()
})

test('times are nudged and typed, and never overlap', { tags: 'long' }, async () => {
  const { world } = await openDub()
  const start = page.getByRole('textbox', { name: 'Start of segment 2', exact: true })
  await expect.element(start).toBeVisible()
  const before = rowsOf(world)[1]?.segment
  if (!before) throw new Error('no second segment')
  await userEvent.click(start)
  await userEvent.keyboard('{ArrowDown}')
  // The field shows the tenths that have passed.
  const nudged = Math.floor(before.start * 10 - 1) / 10
  await expect.poll(() => rowsOf(world)[1]?.segment?.start).toBeCloseTo(nudged, 5)
  await userEvent.clear(start)
  await userEvent.type(start, '0:03{Enter}')
  await expect.poll(() => rowsOf(world)[1]?.segment?.start).toBe(3)
})

test.each(['abc', '9:59'])(
  '%s as a time is refused at its field, stays there and changes nothing',
  { tags: 'long' },
  async (wrong) => {
    const { world } = await openDub()
    const start = page.getByRole('textbox', { name: 'Start of segment 2', exact: true })
    await expect.element(start).toHaveValue('00:02.3')
    const before = rowsOf(world)[1]?.segment?.start
    await userEvent.fill(start, wrong)
    await userEvent.keyboard('{Enter}')
    await expect.element(start).toHaveAccessibleDescription('Enter a time from 00:00.0 to 00:05.2.')
    // The reason is below both fields.
    const end = page.getByRole('textbox', { name: 'End of segment 2', exact: true })
    const gap = () =>
      end.element().getBoundingClientRect().left - start.element().getBoundingClientRect().right
    expect(gap()).toBeLessThan(24)
    await userEvent.click(source(2))
    await expect.element(start).toHaveValue(wrong)
    expect(rowsOf(world)[1]?.segment?.start).toBe(before)
    await userEvent.click(start)
    await userEvent.keyboard('{Escape}')
    await expect.element(start).toHaveValue('00:02.3')
    await expect.element(start).not.toHaveAttribute('aria-invalid')
  },
)

test('times have the decimal sign of the language, and their field is as wide as the text', {
  tags: 'long',
}, async () => {
  await openDub('/ru')
  const start = page.getByRole('textbox', { name: 'Начало фрагмента 2', exact: true })
  await expect.element(start).toHaveValue(expect.stringMatching(/^\d\d:\d\d,\d$/))
  const field = start.element()
  const text = document.createElement('span')
  text.className = field.className
  text.textContent = '00:00,0'
  field.before(text)
  const { width } = text.getBoundingClientRect()
  text.remove()
  expect(field.getBoundingClientRect().width - width).toBeLessThan(2)
})

test('a segment is split with its translation and merged again, by keyboard alone', {
  tags: 'long',
}, async () => {
  const { world } = await openDub()
  await expect.element(source(3)).toBeVisible()
  const whole = rowsOf(world)[2]?.text
  const translation = said(world, 3)
  await userEvent.click(source(3))
  await userEvent.keyboard('{Home}{Control>}{ArrowRight}{ArrowRight}{ArrowRight}{/Control}{Enter}')
  await expect.poll(() => rowsOf(world)).toHaveLength(9)
  await expect.poll(() => [rowsOf(world)[2]?.text, rowsOf(world)[3]?.text].join(' ')).toBe(whole)
  await expect.poll(() => [said(world, 3), said(world, 4)].join(' ')).toBe(translation)
  await userEvent.keyboard('{Home}{Backspace}')
  await expect.poll(() => rowsOf(world)).toHaveLength(8)
  await expect.poll(() => said(world, 3)).toBe(translation)
})

test('a changed original is translated again free of charge, and undo restores the previous translation', {
  tags: 'long',
}, async () => {
  const { world } = await openDub()
  await expect.element(source(8)).toBeVisible()
  const balance = world.db.wallets.get(1)
  await userEvent.fill(source(8), 'In the end you download the finished film.')
  await page.getByRole('button', { name: 'Translate again: segment 8' }).click()
  await expect.element(dubbed(8)).toHaveValue('Sonda hazır filmi yükləyirsiniz.')
  await expect.element(page.getByRole('button', { name: /Regenerate changed \(1\)/ })).toBeVisible()
  expect(world.db.wallets.get(1)).toEqual(balance)
  await userEvent.click(dubbed(8))
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(dubbed(8)).toHaveValue('Baxdığınız üçün təşəkkür edirik.')
})

test('one key switches between original and dub while the film plays; the timeline is zoomed and navigated by keyboard', {
  tags: 'long',
}, async () => {
  await openDub()
  await page.getByRole('button', { name: 'Play the dub of segment 2' }).click()
  const url = () => {
    const { tracks, index } = player.getState()
    return tracks[index]?.url ?? ''
  }
  await expect.poll(url).toContain('dubbed-')
  await userEvent.keyboard('{Alt>}o{/Alt}')
  await expect.poll(url).not.toContain('dubbed-')
  await expect.element(page.getByRole('radio', { name: 'Original' })).toBeChecked()
  await userEvent.keyboard('{Alt>}o{/Alt}')
  await expect.poll(url).toContain('dubbed-')
  player.close()

  const first = page.getByRole('button', { name: /^Guide, 00:0\d: play$/ }).first()
  const widthOf = () => first.element().getBoundingClientRect().width
  const width = widthOf()
  ;(page.getByRole('button', { name: 'Zoom in' }).element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => Math.round(widthOf() / width)).toBe(2)
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Enter}')
  await expect.poll(() => Math.round(widthOf() / width)).toBe(1)
  ;(first.element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowRight}')
  const second = document.activeElement
  expect(second).not.toBe(first.element())
  await userEvent.keyboard('{End}')
  expect(document.activeElement).not.toBe(second)
  await userEvent.keyboard('{Home}')
  expect(document.activeElement).toBe(first.element())
  await userEvent.keyboard('{ArrowRight}')
  expect(document.activeElement).toBe(second)
  await userEvent.keyboard('{Enter}')
  await expect.poll(url).toContain('dubbed-')
  player.close()
})

test('every speaker of the timeline has a name and a colour of their own, the same as in the list', {
  tags: 'long',
}, async () => {
  await openDub()
  const row = page.getByRole('group', { name: /^Segments of / })
  await expect.element(row.first()).toBeVisible()
  const rows = row.elements()
  expect(rows.length).toBeGreaterThan(1)
  const names = rows.map((each) => each.getAttribute('aria-label')?.replace('Segments of ', ''))
  expect(rows.map((each) => each.parentElement?.textContent)).toEqual(names)
  const colours = rows.map((each) => getComputedStyle(each).color)
  expect(new Set(colours).size).toBe(rows.length)
  const inList = page.getByRole('button', { name: `Speaker: ${names[0]}, segment 1` }).element()
  const dot = inList.closest('li')?.querySelector('.rounded-full')
  expect(dot && getComputedStyle(dot).color).toBe(colours[0])
})

/** Records whether something is ever offered free of charge, however briefly. */
function watchForFree() {
  let isSeen = false
  const observer = new MutationObserver(() => {
    isSeen ||= [...document.querySelectorAll('dialog button')].some((each) =>
      each.textContent.includes('₼0.00'),
    )
  })
  observer.observe(document.body, { childList: true, characterData: true, subtree: true })
  onTestFinished(() => observer.disconnect())
  return () => isSeen
}

test('before an export, segments changed since they were spoken are shown, and one press renews them first', {
  tags: 'long',
}, async () => {
  const { world } = await openDub()
  const isOfferedForFree = watchForFree()
  await userEvent.fill(dubbed(3), 'Faylı yükləyin.')
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  const modal = page.getByRole('dialog', { name: 'Export the dub' })
  const remark = modal.getByText('1 segment has changed since it was generated.')
  await expect.element(remark).toBeVisible()
  await expect.element(modal.getByRole('button', { name: 'Export as is' })).toBeEnabled()
  await modal.getByRole('button', { name: /^Regenerate and export · ₼0\.0[1-9] manats$/ }).click()
  await expect.element(modal.getByRole('button', { name: 'Download' })).toBeVisible()
  await expect.element(remark).not.toBeInTheDocument()
  expect(isOfferedForFree()).toBe(false)
  const made = world.db.exports.list({ where: { project_id: ID } })
  expect(made).toHaveLength(1)
  expect(rowsOf(world)[2]?.translations?.[az]?.spoken?.text).toBe('Faylı yükləyin.')
})

test('a customer who returns to a dub deleted elsewhere sees that it was deleted', {
  tags: 'long',
}, async () => {
  const { world } = await openDub()
  await expect.element(page.getByText('Saved', { exact: true })).toBeVisible()
  await world.write((tx) => tx.projects.remove(ID))
  window.dispatchEvent(new Event('focus'))
  await expect.element(page.getByText(/this project has been deleted/)).toBeVisible()
})
