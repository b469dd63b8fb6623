import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { player } from '#src/audio/player.ts'
import { trackOf } from '#src/audio/track.ts'
import { epubFile, seaside } from '#tests/support/book-files.ts'
import { chooseFiles } from '#tests/support/choose-files.ts'
import { openApp } from '#tests/support/open-app.tsx'
import { quickEngines } from '#tests/support/quick-engines.ts'

beforeEach(() => sessionStorage.clear())

async function openBook() {
  const app = await openApp('/en/services/audio-book/create', { engines: quickEngines() })
  await expect.element(page.getByText('Drop a book here')).toBeVisible()
  await chooseFiles(epubFile(seaside))
  await expect.element(page.getByText(/^\d\sKB$/)).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Continue' }))
  await expect.poll(app.address).toMatch(/^\/en\/services\/audio-book\/\d+$/)
  await expect.element(page.getByRole('heading', { name: seaside.title })).toBeVisible()
  return app
}

/** A landscape picture. */
async function photo() {
  const canvas = new OffscreenCanvas(90, 60)
  canvas.getContext('2d')?.fillRect(0, 0, 45, 60)
  return new File([await canvas.convertToBlob()], 'cover.png', { type: 'image/png' })
}

const chapter = (title: string) =>
  page
    .getByRole('navigation', { name: 'Contents of the book' })
    .getByRole('button', { name: new RegExp(`^${title}`) })

test('the customer uploads a book, selects chapters before paying, and has the book spoken', {
  tags: 'long',
}, async () => {
  await openBook()
  const include = (title: string) => page.getByRole('checkbox', { name: `In the book: ${title}` })
  await expect.element(include('Contents')).not.toBeChecked()
  await expect.element(include('Epiloq')).toBeChecked()
  await userEvent.click(chapter('İkinci fəsil. Qayıq'))
  await expect
    .element(page.getByRole('textbox', { name: 'Chapter title' }))
    .toHaveValue('İkinci fəsil. Qayıq')
  await expect
    .element(page.getByRole('textbox', { name: 'Block 1, text' }))
    .toHaveValue('Qayıq sahilə yaxınlaşdı.')
  await userEvent.click(page.getByRole('button', { name: 'How it adds up' }))
  const chapters = page.getByRole('region', { name: 'By chapter' })
  await expect.element(chapters.getByText('Epiloq')).toBeVisible()
  await expect.element(chapters.getByText('Contents')).not.toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  await userEvent.click(page.getByRole('button', { name: /^Generate 8 blocks · ₼0\.50/ }))
  await expect.element(page.getByText('Everything is generated')).toBeVisible()
  await expect.element(chapter('Epiloq')).toHaveAccessibleName(/^Epiloq 00:0\d/)
  await userEvent.click(page.getByRole('button', { name: 'Export', exact: true }))
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByRole('combobox', { name: 'Format' })).toHaveTextContent('M4B audio book')
  await userEvent.click(dialog.getByRole('button', { name: 'Export', exact: true }))
  await expect.element(dialog.getByRole('button', { name: 'Download' })).toBeVisible()
})

test('a book’s metadata is shown and can be changed before upload, and a reload loses nothing', {
  tags: 'long',
}, async () => {
  const start = '/en/services/audio-book/create'
  const app = await openApp(start, { engines: quickEngines() })
  const field = (name: string) => page.getByRole('textbox', { name, exact: true })
  await expect.element(page.getByText('Drop a book here')).toBeVisible()
  await chooseFiles(epubFile(seaside))
  await expect.element(field('Title')).toHaveValue(seaside.title)
  await expect.element(field('Author')).toHaveValue(seaside.author)
  await expect.element(page.getByRole('combobox')).toHaveTextContent('As the book says: Azerbaijani')
  await expect
    .element(page.getByRole('img', { name: 'Cover' }))
    .toHaveAttribute('src', expect.stringMatching(/^blob:/))

  await userEvent.fill(field('Author'), 'N. Rəfibəyli')
  await userEvent.fill(field('Narrator'), 'Leyla')
  await userEvent.upload(page.getByLabelText('Cover').last(), await photo())
  await userEvent.click(page.getByRole('button', { name: 'Save the picture' }))
  await expect.element(page.getByRole('button', { name: 'Discard the chosen cover' })).toBeVisible()
  app.go('/en/services')
  await expect.element(field('Narrator')).not.toBeInTheDocument()
  app.go(start)
  await expect.element(field('Narrator')).toHaveValue('Leyla')
  await expect.element(field('Title')).toHaveValue(seaside.title)
  await userEvent.click(page.getByRole('button', { name: 'Continue' }))

  await expect.element(page.getByText('Read by Leyla')).toBeVisible()
  const kept = app.world.db.books.list().at(-1)
  expect(kept).toMatchObject({ author: 'N. Rəfibəyli', narrator: 'Leyla', cover: { mime: 'image/jpeg' } })
  const shown = page.getByRole('img', { name: 'Cover' }).element()
  const bitmap = await createImageBitmap(await (await fetch(shown.getAttribute('src') ?? '')).blob())
  expect([bitmap.width, bitmap.height]).toEqual([60, 60])
})

test('on a phone the text is visible at once, and nothing is wider than the page', {
  tags: 'long',
}, async () => {
  await page.viewport(360, 740)
  onTestFinished(() => page.viewport(1280, 800))
  await openBook()
  const contents = page.getByText('3 of 4 chapters')
  await expect.element(contents).toBeVisible()
  await expect.element(page.getByText(/151 characters · about/)).toBeVisible()
  await expect
    .element(page.getByRole('textbox', { name: 'Chapter title' }))
    .toHaveValue('Birinci fəsil. Külək')
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  await userEvent.click(contents)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  await userEvent.click(chapter('Epiloq'))
  await expect.element(page.getByRole('textbox', { name: 'Chapter title' })).toHaveValue('Epiloq')
  await expect.element(page.getByRole('navigation', { name: 'Contents of the book' })).not.toBeInTheDocument()
})

test('a character of the book gets a voice, and a chapter is moved by keyboard', {
  tags: 'long',
}, async () => {
  await openBook()
  await userEvent.click(page.getByRole('button', { name: 'Characters' }))
  const cast = page.getByRole('dialog')
  await userEvent.fill(cast.getByRole('textbox', { name: 'Name' }), 'Qoca')
  await userEvent.click(cast.getByRole('button', { name: 'Save' }))
  await expect.element(cast.getByText('Choose a voice for them.')).toBeVisible()
  await userEvent.click(cast.getByRole('combobox', { name: 'Voice' }))
  await userEvent.click(page.getByRole('option', { name: 'Rəşad' }))
  await userEvent.click(cast.getByRole('button', { name: 'Play a sample of Rəşad' }))
  await expect.poll(() => trackOf(player.getState())?.title).toBe('Rəşad')
  await userEvent.click(cast.getByRole('button', { name: 'Save' }))
  await expect.element(cast).not.toBeInTheDocument()

  await userEvent.click(chapter('İkinci fəsil. Qayıq'))
  await userEvent.click(page.getByRole('textbox', { name: 'Block 2, text' }))
  await userEvent.click(page.getByRole('button', { name: 'Actions of block 2' }))
  await userEvent.click(page.getByRole('menuitemradio', { name: 'Qoca' }))
  await expect.element(page.getByRole('button', { name: 'Voice of block 2: Qoca · Rəşad' })).toBeVisible()

  const handle = page.getByRole('button', { name: /^Chapter 3 of 4/ })
  await userEvent.click(handle)
  await userEvent.keyboard('{Enter}{ArrowDown}{Enter}')
  const last = page.getByRole('navigation', { name: 'Contents of the book' }).getByRole('listitem').last()
  await expect.element(last.getByText('İkinci fəsil. Qayıq')).toBeVisible()
})

test('a returning listener resumes where they stopped', async () => {
  const book = '/en/services/audio-book/1'
  const app = await openApp(book, { scenario: 'books', engines: quickEngines() })
  await userEvent.click(chapter('İkinci fəsil. Qayıq'))
  await userEvent.click(page.getByRole('button', { name: 'Play block 1', exact: true }))
  await expect.poll(() => Object.keys(localStorage).join()).toContain('listened')
  player.close()
  app.go('/en/services')
  await expect.element(chapter('Epiloq')).not.toBeInTheDocument()
  app.go(book)
  await userEvent.click(page.getByRole('button', { name: 'Continue listening: İkinci fəsil. Qayıq' }))
  await expect
    .element(page.getByRole('textbox', { name: 'Chapter title' }))
    .toHaveValue('İkinci fəsil. Qayıq')
  expect(trackOf(player.getState())?.title).toMatch(/^Səhər dəniz/)
  player.close()
})

test('a chapter offers its title to be played by that name, because blocks are counted from 1', async () => {
  await openApp('/en/services/audio-book/1', { scenario: 'books', engines: quickEngines() })
  await userEvent.click(chapter('İkinci fəsil. Qayıq'))
  await expect.element(page.getByRole('button', { name: 'Play the title', exact: true })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Play block 1', exact: true })).toBeVisible()
  expect(page.getByRole('button', { name: /block 0\b/i }).elements()).toEqual([])
})

test('while one chapter is being spoken, the next can be edited, undone, saved and priced', {
  tags: 'long',
}, async () => {
  const app = await openApp('/en/services/audio-book/5', { scenario: 'books', engines: quickEngines() })
  const { world } = app
  const text = page.getByRole('textbox', { name: 'Block 1, text' })
  await userEvent.click(chapter('İkinci fəsil. Qayıq'))
  await expect.element(page.getByRole('textbox', { name: 'Chapter title' })).toHaveAttribute('readonly')
  await expect.element(text).toHaveAttribute('readonly')
  await expect
    .element(page.getByRole('checkbox', { name: 'In the book: İkinci fəsil. Qayıq' }))
    .toBeDisabled()
  await expect.element(chapter('İkinci fəsil. Qayıq')).toHaveAccessibleName(/Generated \d of \d$/)

  await userEvent.click(chapter('Birinci fəsil. Külək'))
  await expect.element(text).not.toHaveAttribute('readonly')
  const spoken = 'Bakıya gəldiyim gün külək elə əsirdi ki, dənizi görməmişdən əvvəl onun səsini eşitdim.'
  await expect.element(text).toHaveValue(spoken)
  await userEvent.fill(text, 'Külək dindi.')
  const saved = () => world.db.blocks.list({ where: { project_id: 5 } }).map((block) => block.text)
  await expect.poll(saved).toContain('Külək dindi.')
  await expect.element(page.getByText(/^\d+ more blocks? to generate after that: ₼0\.50$/)).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Undo', exact: true }))
  await expect.element(text).toHaveValue(spoken)
  await expect.poll(saved).not.toContain('Külək dindi.')

  await userEvent.fill(text, 'Külək dindi.')
  await userEvent.click(page.getByRole('button', { name: 'Export', exact: true }))
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText(/^Generating is under way/)).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: 'Export', exact: true })).toBeDisabled()
  await expect.element(dialog.getByRole('button', { name: /Regenerate/ })).not.toBeInTheDocument()
})
