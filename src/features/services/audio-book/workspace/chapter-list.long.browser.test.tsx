import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { player } from '#src/audio/player.ts'
import { openApp } from '#tests/support/open-app.tsx'
import { quickEngines } from '#tests/support/quick-engines.ts'

/** Projects of the scenario `books`. */
const [SPOKEN, IMPORTED, REJECTED] = [1, 2, 3].map((id) => `/en/services/audio-book/${id}`) as [
  string,
  string,
  string,
]

const openBook = (address: string) => openApp(address, { scenario: 'books', engines: quickEngines() })

const chapter = (title: string) =>
  page
    .getByRole('navigation', { name: 'Contents of the book' })
    .getByRole('button', { name: new RegExp(`^${title}`) })

const openMenu = (number: number) =>
  userEvent.click(page.getByRole('button', { name: `Actions for chapter ${number}` }))

test('before payment, a chapter shows its length and its price', async () => {
  await openBook(IMPORTED)
  await expect
    .element(chapter('Birinci fəsil. Külək'))
    .toHaveAccessibleName(/^Birinci fəsil\. Külək 227 characters · ₼0\.12\s+manats$/)
})

test('the customer is warned before paying for a chapter that is left out of the book', async () => {
  await openBook(IMPORTED)
  await expect.element(chapter('Müəllif hüququ')).toHaveAccessibleName(/Left out$/)
  await openMenu(1)
  await expect
    .element(
      page.getByRole('menuitem', { name: /^Generate the chapter · ₼0\.50.*the files will not have it\.$/ }),
    )
    .toBeVisible()
  await userEvent.keyboard('{Escape}')
  await openMenu(2)
  await expect
    .element(page.getByRole('menuitem', { name: 'Generate the chapter · ₼0.50 manats', exact: true }))
    .toBeVisible()
})

test('a chapter whose generation failed shows this', async () => {
  await openBook(REJECTED)
  await expect.element(chapter('Epiloq')).toHaveAccessibleName(/\d blocks? could not be generated$/)
})

const choose = (name: string) => userEvent.click(page.getByRole('menuitem', { name }))
const titles = () =>
  page
    .getByRole('navigation', { name: 'Contents of the book' })
    .getByRole('checkbox')
    .all()
    .map((each) => each.element().closest('label')?.textContent?.replace('In the book: ', ''))
const WIND = 'Birinci fəsil. Külək'
const BOAT = 'İkinci fəsil. Qayıq'

test('before payment, a chapter can be renamed, split at a block, and merged with the previous one', async () => {
  const { world } = await openBook(IMPORTED)
  const kept = () =>
    world.db.outlines
      .get(2)
      ?.block_ids.map((id) => world.db.blocks.need(id))
      .filter(({ type }) => type === 'chapter')
      .map(({ text }) => text)
  await userEvent.fill(page.getByRole('textbox', { name: 'Chapter title' }), 'Külək')
  await expect.poll(titles).toEqual(['Müəllif hüququ', 'Külək', BOAT, 'Epiloq'])
  const split = page.getByRole('button', { name: 'New chapter from the chosen block' })
  await userEvent.click(page.getByRole('textbox', { name: 'Block 1, text' }))
  await expect.element(split).toBeDisabled()
  await userEvent.click(page.getByRole('textbox', { name: 'Block 2, text' }))
  await userEvent.click(split)
  await expect.poll(titles).toEqual(['Müəllif hüququ', 'Külək', 'Untitled chapter', BOAT, 'Epiloq'])
  await openMenu(4)
  await choose('Merge with the chapter above')
  await expect.poll(kept).toEqual(['Müəllif hüququ', 'Külək', 'Untitled chapter', 'Epiloq'])
})

test('a single chapter is generated for its own price', async () => {
  const { world } = await openBook(IMPORTED)
  await openMenu(4)
  await choose('Generate the chapter · ₼0.50 manats')
  await expect.element(chapter('Epiloq')).toHaveAccessibleName(/^Epiloq 00:0\d$/)
  const ready = world.db.blocks.list({ where: { project_id: 2, status: 'ready' } }).map(({ text }) => text)
  expect(ready).toEqual(['Epiloq', expect.stringMatching(/^O yaydan/)])
  await expect.element(chapter(WIND)).toHaveAccessibleName(/characters · ₼0\.12\s+manats$/)
})

test('the book plays from a chapter on, or a single chapter; chapters left out are skipped', async () => {
  await openBook(SPOKEN)
  onTestFinished(() => player.close())
  const played = () => {
    const { tracks, index } = player.getState()
    return tracks.slice(index).map(({ title }) => title)
  }
  await openMenu(1)
  await choose('Play the chapter')
  await expect.poll(played).toContain(WIND)
  expect(played()).not.toContain(BOAT)
  await openMenu(2)
  await choose('Play from here')
  await expect.poll(() => played()[0]).toBe(BOAT)
  expect(played()).toContain('Epiloq')
  await userEvent.click(page.getByRole('checkbox', { name: `In the book: ${BOAT}` }))
  await openMenu(1)
  await choose('Play from here')
  await expect.poll(() => played()[0]).toBe(WIND)
  expect(played()).toContain('Epiloq')
  expect(played()).not.toContain(BOAT)
})

test('voices are previewed with the first sentence of the book, not of a page that is left out', async () => {
  await openBook(IMPORTED)
  await userEvent.click(page.getByRole('button', { name: /^Voice: / }))
  const sample = page.getByRole('dialog').getByRole('textbox').first()
  await expect
    .element(sample)
    .toHaveValue('Bakıya gəldiyim gün külək elə əsirdi ki, dənizi görməmişdən əvvəl onun səsini eşitdim.')
})

test('opening and closing credits become the first and the last chapter', async () => {
  await openBook(SPOKEN)
  await userEvent.click(page.getByRole('button', { name: 'Book details' }))
  const details = page.getByRole('dialog')
  await expect
    .element(details.getByText('Dəniz kənarında. Müəllif: Leyla Əliyeva. Oxuyur: Nigar.'))
    .toBeVisible()
  await userEvent.click(details.getByRole('button', { name: 'Add them as chapters' }))
  await expect.poll(titles).toEqual(['Opening credits', WIND, BOAT, 'Epiloq', 'Closing credits'])
  await userEvent.click(chapter('Closing credits'))
  await expect
    .element(page.getByRole('textbox', { name: 'Block 1, text' }))
    .toHaveValue('Siz “Dəniz kənarında” kitabını dinlədiniz. Müəllif: Leyla Əliyeva. Oxudu: Nigar. Son.')
})

test('the menu of a chapter that has been spoken offers nothing to pay', async () => {
  await openBook(SPOKEN)
  await openMenu(1)
  await expect.element(page.getByRole('menuitem', { name: 'Play the chapter' })).toBeVisible()
  await expect.element(page.getByRole('menuitem', { name: /₼/ })).not.toBeInTheDocument()
})
