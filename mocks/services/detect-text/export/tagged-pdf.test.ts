import { createCanvas } from '@napi-rs/canvas'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, test } from 'vitest'
import type { Engines } from '#mocks/engines/engines.ts'
import type { Database } from '#mocks/kernel/db/database.ts'
import type { FileStore } from '#mocks/kernel/files/file-store.ts'
import { placeWords } from '#src/rules/page-words.ts'
import { taggedPdf } from '#tests/support/backend/check-pdf.ts'
import type { DocumentText } from './document-text.ts'
import { writeSearchablePdf } from './searchable-file.ts'

const SIZE = { width: 1000, height: 1400 }

interface Written {
  text: string
  /** In pixels. */
  height: number
  paragraph: number
}

/** A page with a line for each text, 60 px apart; four spaces separate cells of a table. */
function pageOf(written: readonly Written[], number: number): DocumentText['pages'][number] {
  const lines = written.map(({ text, height, paragraph }, row) => {
    const words = [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({
      text: word,
      box: [
        (100 + index * 14) / SIZE.width,
        (100 + row * 60) / SIZE.height,
        (word.length * 14) / SIZE.width,
        height / SIZE.height,
      ] as [number, number, number, number],
      confidence: 1,
    }))
    return {
      text: words.map((word) => word.text).join(' '),
      words,
      box: [0, 0, 1, 1],
      confidence: 1,
      paragraph,
    }
  })
  const text = lines
    .map((line, at) => (at > 0 && lines[at - 1]?.paragraph !== line.paragraph ? `\n${line.text}` : line.text))
    .join('\n')
  const page = { image: 'picture.jpg', lines, ...SIZE } as unknown as DocumentText['pages'][number]['page']
  return { number, text, words: placeWords(text, page.lines), page }
}

const plain = (text: string, paragraph: number): Written => ({ text, height: 20, paragraph })

const JPEG = Uint8Array.from(createCanvas(1, 1).toBuffer('image/jpeg'))
const sources = {
  db: {} as Database,
  engines: {} as Engines,
  files: { read: async () => new Blob([JPEG]) } as unknown as FileStore,
}

const document: DocumentText = {
  title: 'Elan & qiymət',
  language: 'az-AZ',
  locale: 'az',
  pages: [
    pageOf(
      [
        { text: 'Kitabxana açıqdır', height: 40, paragraph: 0 },
        plain('Hər gün səhər saat doqquzdan', 1),
        plain('axşam yeddiyə kimi gəlin.', 1),
        { text: 'Qiymətlər', height: 28, paragraph: 2 },
        plain('Xidmət          Qiymət', 3),
        plain('Surət           0,20', 3),
        plain('Kart            3,00', 3),
      ],
      1,
    ),
    pageOf([], 2),
    pageOf([plain('Suallar üçün zəng edin.', 0)], 3),
  ],
}

test('a searchable PDF tells a screen reader its headings, paragraphs, tables and pictures in reading order', async () => {
  const { language, title, elements, findings } = await taggedPdf(await writeSearchablePdf(document, sources))
  expect(findings).toEqual([])
  expect({ language, title }).toEqual({ language: 'az-AZ', title: 'Elan & qiymət' })
  expect(elements.map(({ tag, text, alt }) => [tag, alt ?? text])).toEqual([
    ['H1', 'Kitabxana açıqdır'],
    ['P', 'Hər gün səhər saat doqquzdan axşam yeddiyə kimi gəlin.'],
    ['H2', 'Qiymətlər'],
    ['Table', ''],
    ['Figure', '2 nömrəli səhifənin şəkli; üzərində mətn tapılmayıb'],
    ['P', 'Suallar üçün zəng edin.'],
  ])
  const rows = elements[3]?.children.map((row) => row.children.map(({ tag, text }) => `${tag} ${text}`))
  expect(rows).toEqual([
    ['TH Xidmət', 'TH Qiymət'],
    ['TD Surət', 'TD 0,20'],
    ['TD Kart', 'TD 3,00'],
  ])
})

test('another program finds the same structure', async () => {
  const bytes = await writeSearchablePdf(document, sources)
  const pdf = await getDocument({ data: bytes, verbosity: 0 }).promise
  expect((await pdf.getMarkInfo())?.Marked).toBe(true)
  const trees = await Promise.all([1, 2, 3].map(async (page) => (await pdf.getPage(page)).getStructTree()))
  const roles = trees.map((tree) =>
    tree?.children
      .flatMap((body) => ('children' in body ? body.children : []))
      .map((each) => 'role' in each && each.role),
  )
  expect(roles).toEqual([['H1', 'P', 'H2', 'Table'], ['Figure'], ['P']])
})

test('a screen reader reads each paragraph of a document in several languages in its own', async () => {
  const texts = [
    'Kitabxana hər gün açıqdır.',
    'The library is open every day.',
    'Библиотека открыта ежедневно.',
    '2026',
  ]
  const page = pageOf(
    texts.map((text, row) => plain(text, row)),
    1,
  )
  const { findings, elements } = await taggedPdf(
    await writeSearchablePdf({ ...document, pages: [page] }, sources),
  )
  expect(findings).toEqual([])
  expect(elements.map(({ text, language }) => [text, language])).toEqual(
    texts.map((text, row) => [text, [undefined, 'en', 'ru', undefined][row]]),
  )
})
