import { execFileSync } from 'node:child_process'
import { degrees, PDFDocument, StandardFonts } from '@cantoo/pdf-lib'
import { strFromU8, unzipSync } from 'fflate'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, test } from 'vitest'
import type { PageLine } from '#src/contract/detect-text.ts'
import type { Project } from '#src/contract/project.ts'
import { customerIn } from '#tests/support/backend/customer-client.ts'
import {
  currentPages,
  fileOf,
  PAGES,
  pagesDraft,
  pagesExported,
  pagesRead,
} from '#tests/support/backend/page-project.ts'
import { photographedPage, wordPlace } from '#tests/support/photographed-page.ts'

/** Two distant words of each page, with start and baseline as shares of the page. */
const words = [
  ['Welcome', 0, wordPlace('en', 'Welcome', { skew: 3 })],
  ['quarter', 0, wordPlace('en', 'quarter', { skew: 3 })],
  ['Günaydın,', 1, wordPlace('tr', 'Günaydın,', {})],
  ['Bilet', 1, wordPlace('tr', 'Bilet', {})],
] as const

type Place = readonly [left: number, base: number]
const MAX_OFF = 0.03
const distance = (a: Place, b: Place) => Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1]))

/** A crooked page and a sideways page. */
async function readProject() {
  const client = await customerIn()
  const files = [
    fileOf(photographedPage('en', { skew: 3 }), 'page.png'),
    fileOf(photographedPage('tr', { turn: 90 }), 'two.png'),
  ]
  const { project } = await pagesRead(client, (await pagesDraft(client, files)).id)
  return { client, project }
}

/** Position of a word on a page according to pdf.js, from 0. */
async function placeInPdf(bytes: Uint8Array, word: string, index: number): Promise<Place> {
  const pdf = await getDocument({ data: bytes.slice(), verbosity: 0 }).promise
  const page = await pdf.getPage(index + 1)
  const { width, height } = page.getViewport({ scale: 1 })
  const { items } = await page.getTextContent()
  const found = items.find((item) => 'str' in item && item.str.startsWith(word))
  if (!found || !('transform' in found)) throw new Error(`${word} is not in the file`)
  return [found.transform[4] / width, 1 - found.transform[5] / height]
}

const BOX = /xMin="([\d.]+)" yMin="([\d.]+)" xMax="[\d.]+" yMax="([\d.]+)"/
const BELOW_BASE = 0.2

function hasPoppler() {
  try {
    execFileSync('pdftotext', ['-v'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** Position of a word according to Poppler. */
function placeByPoppler(bytes: Uint8Array, word: string, index: number): Place {
  const page = execFileSync('pdftotext', ['-bbox', '-f', `${index + 1}`, '-l', `${index + 1}`, '-', '-'], {
    input: bytes,
  }).toString()
  const [, width = '', height = ''] = /<page width="([\d.]+)" height="([\d.]+)"/.exec(page) ?? []
  const line = page.split('\n').find((each) => each.includes(`>${word}</word>`)) ?? ''
  const [left = 0, top = 0, bottom = 0] = BOX.exec(line)?.slice(1).map(Number) ?? []
  return [left / Number(width), (bottom - (bottom - top) * BELOW_BASE) / Number(height)]
}

interface WrittenPages {
  pages: { text: string; lines: PageLine[] }[]
}

async function jsonOf({ client, project }: Awaited<ReturnType<typeof readProject>>): Promise<WrittenPages> {
  return JSON.parse(strFromU8((await pagesExported(client, project.id, 'json')).bytes))
}

test('words of crooked and sideways pages are at their positions, also for other programs', {
  tags: 'long',
}, async () => {
  const read = await readProject()
  const { file, bytes } = await pagesExported(read.client, read.project.id, 'pdf')
  expect(file).toMatchObject({ mime: 'application/pdf', file_name: 'page.pdf' })
  const { pages } = await jsonOf(read)
  const isInstalled = hasPoppler()
  for (const [word, index, place] of words) {
    expect(distance(await placeInPdf(bytes, word, index), place)).toBeLessThan(MAX_OFF)
    if (isInstalled) expect(distance(placeByPoppler(bytes, word, index), place)).toBeLessThan(MAX_OFF)
    const inJson = pages[index]?.lines.flatMap((line) => line.words).find(({ text }) => text === word)
    const [left = 0, top = 0, , height = 0] = inJson?.box ?? []
    expect(distance([left, top + height], place)).toBeLessThan(MAX_OFF)
  }
})

test('text of a PDF keeps its position, on a rotated page, too', { tags: 'long' }, async () => {
  const pdf = await PDFDocument.create()
  const font = await pdf.embedFont(StandardFonts.Helvetica)
  pdf.addPage([595, 842]).drawText('The library is open', { x: 60, y: 760, size: 14, font })
  const turned = pdf.addPage([595, 842])
  turned.setRotation(degrees(90))
  turned.drawText('Books are lent', { x: 100, y: 200, size: 14, font, rotate: degrees(90) })
  const client = await customerIn()
  const file = fileOf(new Uint8Array(await pdf.save()), 'library.pdf', 'application/pdf')
  const { project } = await pagesRead(client, (await pagesDraft(client, [file])).id)
  expect(project.price).toBe('0.00')
  const { bytes } = await pagesExported(client, project.id, 'pdf')
  expect(distance(await placeInPdf(bytes, 'The', 0), [60 / 595, 1 - 760 / 842])).toBeLessThan(MAX_OFF)
  expect(distance(await placeInPdf(bytes, 'Books', 1), [200 / 842, 100 / 595])).toBeLessThan(MAX_OFF)
})

test('corrected text is in every file, with its paragraphs and pages', { tags: 'long' }, async () => {
  const { client, project } = await readProject()
  const [block, second] = project.body.blocks
  const said = (block?.text ?? '').replace('Welcome', 'Farewell')
  const at = said.indexOf('Every')
  const text = `${said.slice(0, at).trimEnd()}\n\n${said.slice(at)}`
  await client.put(`${PAGES}/${project.id}/${block?.id}`, { text })
  const word = block?.generated.lines?.[0]?.words[0]
  expect(word?.text).toBe('Welcome')

  const txt = await pagesExported(client, project.id, 'txt')
  expect(strFromU8(txt.bytes)).toBe(`${text}\n\n\f${second?.text}\n`)

  const docx = unzipSync((await pagesExported(client, project.id, 'docx')).bytes)
  const xml = strFromU8(docx['word/document.xml'] ?? new Uint8Array())
  const paragraphs = xml.match(/<w:p[ >][\s\S]*?<\/w:p>/g)?.map((each) => ({
    isOnNewPage: each.includes('pageBreakBefore'),
    text: each.replace(/<[^>]+>/g, ''),
  }))
  expect(paragraphs).toMatchObject([
    { isOnNewPage: false, text: expect.stringMatching(/^Farewell to your first day\. In the next three/) },
    { isOnNewPage: false, text: expect.stringMatching(/^Every morning at ten we meet/) },
    { isOnNewPage: true, text: expect.stringMatching(/^Günaydın/) },
  ])

  const { pages } = await jsonOf({ client, project })
  expect(pages[0]?.lines[0]?.words[0]).toEqual({ text: 'Farewell', box: word?.box, confidence: 1 })

  const { bytes } = await pagesExported(client, project.id, 'pdf')
  expect(distance(await placeInPdf(bytes, 'Farewell', 0), words[0][2])).toBeLessThan(MAX_OFF)
})

test('a table is exported as a spreadsheet as seen, with corrections', async () => {
  const client = await customerIn('documents')
  const { projects } = await client.get<{ projects: Project[] }>(`${PAGES}/get-projects`)
  const { id = 0 } = projects.find(({ title }) => title === 'Qiymət siyahısı') ?? {}
  const [block] = (await currentPages(client, id)).body.blocks
  const text = (block?.text ?? '').replace('12,60', '13,00')
  await client.put(`${PAGES}/${id}/${block?.id}`, { text })
  const { file, bytes } = await pagesExported(client, id, 'csv')
  expect(file).toMatchObject({ mime: 'text/csv', file_name: 'Qiymət siyahısı.csv' })
  const rows = [
    'Məhsul;Pay;Qiymət',
    'Pürrəngi çay;1 çaynik;6,40',
    'Paxlava;3 ədəd;13,00',
    'Mürəbbə;1 qab;4,80',
  ]
  expect(strFromU8(bytes)).toBe(`${rows.join('\r\n')}\r\n`)
  const letter = projects.find(({ title }) => title === 'Elanlar, dörd dildə')
  const request = { layout: 'single', format: 'csv' }
  const refused = await client.call('POST', `${PAGES}/export/${letter?.id}`, request)
  expect(refused).toMatchObject({ status: 422, errors: { format: [expect.stringContaining('cədvəl')] } })
})
