import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { languageIds } from '#mocks/catalog/languages.ts'
import type { World } from '#mocks/world.ts'
import { player } from '#src/audio/player.ts'
import { openApp } from '#tests/support/open-app.tsx'
import { quickEngines } from '#tests/support/quick-engines.ts'

const { az, ru } = languageIds
/** Id of the finished dub in the scenario. */
const ID = 4

const openDub = () => openApp(`/en/services/dubbing/${ID}`, { scenario: 'dubs', engines: quickEngines() })

const rowOf = ({ db }: World, place: number) => db.blocks.need(db.outlines.need(ID).block_ids[place - 1] ?? 0)
const dubbed = (place: number, language = 'Azerbaijani') =>
  page.getByRole('textbox', { name: `${language}, segment ${place}`, exact: true })
const renew = page.getByRole('button', { name: /Regenerate changed \(1\)/ })

test('a dub that is too long for its time is shortened, spoken faster, or allowed to run over', async () => {
  const { world } = await openDub()
  await userEvent.fill(dubbed(3), 'Faylı yükləyin, dilləri seçin.')
  expect(page.getByText(/longer than its time/).elements()).toEqual([])
  const { start = 0 } = rowOf(world, 3).segment ?? {}
  const end = page.getByRole('textbox', { name: 'End of segment 3', exact: true })
  await userEvent.fill(end, (start + 1).toFixed(1))
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(/^\d\.\d\ss longer than its time$/)).toBeVisible()

  await page.getByRole('button', { name: 'Shorten' }).click()
  await expect.element(dubbed(3)).toHaveValue('Faylı yükləyin.')
  const faster = page.getByRole('button', { name: 'Speed up to 1.3×' })
  await faster.click()
  await expect.element(faster).not.toBeInTheDocument()
  const runOver = page.getByRole('button', { name: 'Let it run over' })
  await runOver.click()
  await expect.element(runOver).toHaveAttribute('aria-pressed', 'true')
  await expect
    .poll(() => rowOf(world, 3).translations?.[az])
    .toMatchObject({ text: 'Faylı yükləyin.', speed: 1.3, may_run_over: true })
})

test('a segment assigned to another speaker is renewed in that speaker’s voice', {
  tags: 'long',
}, async () => {
  const { world } = await openDub()
  const before = rowOf(world, 2).segment?.speaker_id
  await page
    .getByRole('button', { name: /^Speaker: Guide,/ })
    .nth(1)
    .click()
  await page.getByRole('menuitemradio', { name: 'Guest' }).click()
  await expect.element(renew).toBeVisible()
  await expect.poll(() => rowOf(world, 2).segment?.speaker_id).not.toBe(before)
})

test('the word being played is highlighted in the original and in the dub of either language', {
  tags: 'long',
}, async () => {
  const { world } = await openDub()
  const lit = () => [...(CSS.highlights.get('spoken') ?? [])].map(String)
  const firstWord = (text = '') => text.split(' ')[0]
  const { text, segment, translations } = rowOf(world, 2)
  const at = (segment?.start ?? 0) + 0.05
  await page.getByRole('button', { name: 'Play the original of segment 2' }).click()
  player.pause()
  player.seek(at)
  await expect.poll(lit).toContain(firstWord(text))
  await page.getByRole('button', { name: 'Play the dub of segment 2' }).click()
  player.pause()
  player.seek(at)
  await expect.poll(lit).toContain(firstWord(translations?.[az]?.text))
  await page.getByRole('combobox', { name: 'Language of the dub' }).click()
  await page.getByRole('option', { name: 'Russian' }).click()
  await expect.element(dubbed(2, 'Russian')).toBeVisible()
  player.seek(at)
  await expect.poll(lit).toContain(firstWord(translations?.[ru]?.text))
  player.close()
})

test('a film of more than 500 MB is refused with an explanation and has no price', {
  tags: 'long',
}, async () => {
  const { world } = await openApp('/en/services/dubbing/create', { engines: quickEngines() })
  await expect.element(page.getByText(/Up to 500\sMB and 120 minutes/)).toBeVisible()
  await page.getByRole('checkbox', { name: 'Azerbaijani' }).click()
  const megabyte = new Blob([new Uint8Array(1024 * 1024)])
  const film = new File([...Array.from({ length: 500 }, () => megabyte), 'x'], 'film.mp4')
  const brought = new DataTransfer()
  brought.items.add(film)
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('No file field')
  input.files = brought.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
  await expect.element(page.getByText(/^The file is larger than 500\sMB\./)).toBeVisible()
  const send = page.getByRole('button', { name: /^Continue/ })
  await expect.element(send).not.toHaveTextContent('₼')
  await send.click()
  await expect.element(page.getByRole('button', { name: 'Choose a file' })).toHaveFocus()
  expect(world.journal.entries.some(({ endpoint }) => endpoint === 'initProject')).toBe(false)
})

test('voices of a dub all cost the same: none shows a surcharge, and there is no filter by price', {
  tags: 'long',
}, async () => {
  await openDub()
  await page.getByRole('button', { name: 'Speakers and voices' }).click()
  await page.getByRole('button', { name: 'Change' }).first().click()
  const voices = page.getByRole('dialog', { name: 'Choose a voice' })
  await expect.poll(() => voices.getByRole('radio').elements().length).toBeGreaterThan(3)
  expect(voices.getByText(/× price/).elements()).toEqual([])
  await voices.getByRole('combobox', { name: 'Sort by' }).click()
  await expect.element(page.getByRole('option', { name: 'Newest first' })).toBeVisible()
  expect(page.getByRole('option', { name: 'Lowest price first' }).elements()).toEqual([])
})
