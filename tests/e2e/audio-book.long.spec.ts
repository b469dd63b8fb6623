import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { probeChapters } from '#tests/support/backend/probe-audio.ts'
import { epubBytes, seaside, type TestBook } from '../support/book-files.ts'
import { EditorPage } from './support/editor-page.ts'
import { letTimePass, SHORT_WAIT } from './support/let-time-pass.ts'
import { signIn } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'
import { address, type Texts, textsOf } from './support/texts.ts'

const LIST = '/services/audio-book'

const STRANGE = 'https://strange.example'

/** Everything in a book's page that could run or load something. */
const hostile = `<script>fetch('${STRANGE}/a')</script><script src="${STRANGE}/b.js"></script>
<img src="${STRANGE}/c.png" onerror="fetch('${STRANGE}/d')" alt=""/><iframe src="${STRANGE}/e"></iframe>
<svg xmlns="http://www.w3.org/2000/svg" onload="fetch('${STRANGE}/f')"><script>fetch('${STRANGE}/g')</script><image href="${STRANGE}/h.png"/></svg>
<style>@import url(${STRANGE}/i.css); p { background: url(${STRANGE}/j.png) }</style><link rel="stylesheet" href="${STRANGE}/k.css"/>
<object data="${STRANGE}/l"></object><video src="${STRANGE}/m.mp4" autoplay="autoplay"></video>`

const books = {
  az: {
    ...seaside,
    chapters: [
      ...seaside.chapters.slice(0, 2),
      { title: 'Üçüncü fəsil. Ada', paragraphs: ['Ada yaşıl idi.'] },
      ...seaside.chapters.slice(2),
    ],
    tail: hostile,
  },
  ru: {
    ...seaside,
    tail: hostile,
    title: 'У моря',
    author: 'Нигяр Рафибейли',
    language: 'ru',
    chapters: [
      { title: 'Глава первая. Ветер', paragraphs: ['Ветер дул всю ночь.', 'Утром море было тихим.'] },
      {
        title: 'Глава вторая. Лодка',
        paragraphs: ['Лодка подошла к берегу.', '— Здравствуй! — сказал старик.'],
      },
      { title: 'Глава третья. Остров', paragraphs: ['Остров был зелёным.'] },
      { title: 'Эпилог', paragraphs: ['Все вернулись домой.'] },
    ],
  },
} as const satisfies Record<string, TestBook>

/** A book with a cover at another address in its manifest. */
const coveredElsewhere = {
  title: 'By the Sea',
  author: 'Nigar Rafibeyli',
  language: 'en',
  chapters: [{ title: 'Chapter One. Wind', paragraphs: ['The wind blew all night.'] }],
  coverHref: `${STRANGE}/cover.png`,
} satisfies TestBook

function strangeRequests(page: Page): readonly string[] {
  const found: string[] = []
  page.context().on('request', (request) => {
    if (request.url().startsWith(STRANGE)) found.push(request.url())
  })
  return found
}

/** Uploads the book in the modal of the list. */
async function bring(page: Page, t: Texts, book: TestBook) {
  await page.getByRole('button', { name: t('projects:create') }).click()
  const form = page.getByRole('dialog', { name: t('audio-book-form:create.title') })
  const buffer = Buffer.from(epubBytes(book))
  await form
    .getByLabel(t('audio-book-form:create.drop'))
    .locator('input[type=file]')
    .setInputFiles({ name: 'book.epub', mimeType: 'application/epub+zip', buffer })
  await form.getByRole('button', { name: t('create:action.continue') }).click()
  await expect(page.getByRole('heading', { level: 1, name: book.title })).toBeVisible()
}

const chapter = (page: Page, t: Texts, title: string) =>
  page
    .getByRole('navigation', { name: t('audio-book:contents') })
    .getByRole('button', { name: new RegExp(`^${title}`) })

/** Gives the second block to a character with the last voice of the catalogue. */
async function castSomebody(page: Page, t: Texts, name: string) {
  await page.getByRole('button', { name: t('audio-book:cast.open'), exact: true }).click()
  const cast = page.getByRole('dialog', { name: t('audio-book-lazy:cast.title') })
  await cast.getByRole('textbox', { name: t('audio-book-lazy:cast.name') }).fill(name)
  await cast.getByRole('combobox', { name: t('audio-book-lazy:cast.voice') }).click()
  await page.getByRole('option').last().click()
  await cast.getByRole('button', { name: t('actions.save') }).click()
  await expect(cast).toBeHidden()
  await page.getByRole('textbox', { name: t('editor:block.text', { number: 2 }) }).click()
  await page.getByRole('button', { name: t('editor-modals:menu.label', { number: 2 }), exact: true }).click()
  await page.getByRole('menuitemradio', { name, exact: true }).click()
  await expect(page.getByRole('button', { name: new RegExp(`: ${name} · `) })).toBeVisible()
}

/** Adds a pronunciation: only the block with the word becomes stale. */
async function pronounce(page: Page, t: Texts, written: string, said: string) {
  const title = t('editor:pronunciations.title')
  await page.getByRole('button', { name: title, exact: true }).click()
  const modal = page.getByRole('dialog', { name: title })
  await modal.getByRole('textbox', { name: t('editor-modals:pronunciations.written') }).fill(written)
  await modal.getByRole('textbox', { name: t('editor-modals:pronunciations.said') }).fill(said)
  await modal.getByRole('button', { name: t('editor-modals:settings.done') }).click()
}

async function downloadExport(page: Page, t: Texts): Promise<Uint8Array> {
  await page.getByRole('button', { name: t('common:actions.export'), exact: true }).click()
  const modal = page.getByRole('dialog', { name: t('editor-modals:export.title') })
  await expect(modal.getByRole('combobox', { name: t('editor-modals:export.format') })).toContainText('M4B')
  await modal.getByRole('button', { name: t('editor-modals:export.start'), exact: true }).click()
  const download = modal.getByRole('button', { name: t('editor-modals:export.download') })
  await letTimePass(page, () => expect(download).toBeVisible(SHORT_WAIT))
  const [file] = await Promise.all([page.waitForEvent('download'), download.click()])
  return new Uint8Array(readFileSync(await file.path()))
}

// After a run the server's version is newer: the next save gets a 409, is merged and sent again.
test.use({ expectedConsole: [/status of 409/] })

for (const locale of ['az', 'ru'] as const) {
  test(`a book becomes an audio book in ${locale}, with its chapters and its cover`, async ({ page }) => {
    const t = await textsOf(locale)
    const book = books[locale]
    const [first, second, third, last] = book.chapters
    const strange = strangeRequests(page)
    const editor = new EditorPage(page, t)
    await signIn(page, 'leyla', locale)
    await page.goto(address(locale, LIST))
    await bring(page, t, book)

    await test.step('left out parts of the book are free', async () => {
      const isPart = (title: string) =>
        page.getByRole('checkbox', { name: t('audio-book:chapter.include', { title }) })
      await expect(isPart('Contents')).not.toBeChecked()
      await isPart(last.title).uncheck()
      await expect(page.getByText(t('audio-book:contentsPart', { count: 5, included: 3 }))).toBeVisible()
    })

    await test.step('a character has a voice of their own, and the fourth chapter can be edited during the run of three others', async () => {
      await chapter(page, t, second.title).click()
      await castSomebody(page, t, locale === 'az' ? 'Qoca' : 'Старик')
      const before = await editor.balance()
      const price = await editor.generateAll()
      await chapter(page, t, last.title).click()
      await expect(editor.text(1)).toHaveValue(last.paragraphs[0])
      await editor.text(1).fill(`${last.paragraphs[0]} 2026.`)
      await editor.isSaved()
      await editor.isGenerated()
      await expect.poll(() => editor.balance()).toBe(before - price)
      await expect(editor.text(1)).toHaveValue(`${last.paragraphs[0]} 2026.`)
      await expect(editor.blocks).toHaveCount(1)
    })

    await test.step('a pronunciation makes one block stale', async () => {
      const [word = ''] = first.paragraphs[0].split(' ')
      await pronounce(page, t, word, `${word}a`)
      await chapter(page, t, first.title).click()
      await expect(page.getByText(t('editor:sound.staleManner'))).not.toHaveCount(0)
      await editor.generateAll()
      await editor.isGenerated()
    })

    const found = await probeChapters(await downloadExport(page, t))
    expect(found.chapters.map(({ title }) => title)).toEqual([first.title, second.title, third.title])
    expect(found).toMatchObject({ title: book.title, artist: book.author, hasCover: true })
    expect(strange).toEqual([])
  })
}

test('in en a book with a cover at another address is read without a request there, and exported without a cover', async ({
  page,
}) => {
  const t = await textsOf('en')
  const strange = strangeRequests(page)
  const editor = new EditorPage(page, t)
  await signIn(page, 'leyla', 'en')
  await page.goto(address('en', LIST))
  await bring(page, t, coveredElsewhere)
  await editor.generateAll()
  await editor.isGenerated()
  const file = await probeChapters(await downloadExport(page, t))
  expect(file).toMatchObject({
    title: coveredElsewhere.title,
    artist: coveredElsewhere.author,
    hasCover: false,
  })
  expect(strange).toEqual([])
})
