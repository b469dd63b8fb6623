import { createCanvas } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import { MEGABYTE } from '#src/rules/limits.ts'
import { customerIn } from '#tests/support/backend/customer-client.ts'
import { fileOf, pagesDraft, pagesRead, sendPages } from '#tests/support/backend/page-project.ts'
import { largePng, packedPdf, pdfWithPicture } from '#tests/support/hostile-files.ts'
import {
  circularPdf,
  gifPicture,
  heicPhoto,
  hugePhoto,
  lockedPdf,
  movingPicture,
  photoOnItsSide,
} from '#tests/support/odd-documents.ts'
import { pdfFile } from '#tests/support/pdf-file.ts'
import { errorRate, pageTexts, photographedPage } from '#tests/support/photographed-page.ts'

test.each([
  ['an empty file', new Uint8Array(), 'empty.png', 'image/png', 'boşdur'],
  [
    'a broken picture',
    new Uint8Array(photographedPage('en').subarray(0, 300)),
    'broken.png',
    'image/png',
    'zədələnib',
  ],
  [
    'a drawing',
    new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    'a.svg',
    'image/svg+xml',
    'SVG',
  ],
  [
    'a drawing that calls itself a picture',
    new TextEncoder().encode('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'),
    'photo.png',
    'image/png',
    'SVG',
  ],
  [
    'something else',
    new TextEncoder().encode('just text'),
    'text.pdf',
    'application/pdf',
    'Qəbul edilənlər: JPG',
  ],
  ['a HEIC photo', heicPhoto(), 'photo.heic', 'image/heic', 'HEIC'],
  ['a picture that moves and is no PNG or WebP', gifPicture(), 'a.gif', 'image/gif', 'GIF növündə'],
  ['a PDF with a password', await lockedPdf(), 'locked.pdf', 'application/pdf', 'şifrə ilə'],
  ['a file of more than 50 MB', new Uint8Array(50 * MEGABYTE + 1), 'large.png', 'image/png', '50 MB'],
  ['a picture of billions of pixels', largePng(60_000, 2000), 'wide.png', 'image/png', '64 meqapiksel'],
  [
    'a PDF with such a picture',
    pdfWithPicture(60_000, 60_000),
    'scan.pdf',
    'application/pdf',
    '64 meqapiksel',
  ],
  ['a PDF that unpacks to 800 MB', packedPdf(800), 'bomb.pdf', 'application/pdf', 'qat-qat çox yer'],
  ['a PDF whose pages lead in a circle', circularPdf(), 'circle.pdf', 'application/pdf', 'zədələnib'],
  ['a cut-off PDF', new TextEncoder().encode('%PDF-1.7\n1 0 obj'), 'cut.pdf', 'application/pdf', 'zədələnib'],
])('%s is refused by name, with the reason', async (_what, bytes, name, type, reason) => {
  const client = await customerIn()
  const answer = await sendPages(client, [fileOf(bytes as Uint8Array<ArrayBuffer>, name, type)])
  expect(answer.status).toBe(422)
  expect(answer.errors?.files?.[0]).toMatch(new RegExp(`^“${name}”.*${reason}`, 'u'))
})

test('rotated, animated and huge photos are read as intended', { tags: 'long' }, async () => {
  const client = await customerIn()
  const page = photographedPage('en', { dpi: 100 })
  const files = [
    fileOf(await photoOnItsSide(page), 'turned.jpg', 'image/jpeg'),
    fileOf(movingPicture(page), 'moving.png'),
    fileOf(await hugePhoto(), 'huge.jpg', 'image/jpeg'),
  ]
  const draft = await pagesDraft(client, files)
  const { project } = await pagesRead(client, draft.id, { scope: 'all', recognition: { languages: [3] } })
  for (const index of [0, 1]) {
    expect(
      errorRate(pageTexts.en, (project.body.blocks[index]?.text ?? '').replace(/\s+/gu, ' ')),
    ).toBeLessThanOrEqual(0.05)
    expect(project.body.pages?.[index]).toMatchObject({ rotation: 0, width: 827, height: 1169 })
  }
  expect(project.body.pages?.[2]).toMatchObject({ width: 3000, height: 1875 })
  expect(project.body.blocks[2]?.generated.error?.code).toBe('page_without_text')
  expect(project.price).toBe('0.16')
})

test('a file is read by its content, whatever its name', async () => {
  const client = await customerIn()
  const draft = await pagesDraft(client, [
    fileOf(photographedPage('en', { dpi: 20 }), 'letter.pdf', 'application/pdf'),
    fileOf(await pdfFile([['A page of text.']]), 'photo.jpg', 'image/jpeg'),
  ])
  expect(draft.body.pages?.map(({ source }) => source)).toEqual(['recognised', 'text_layer'])
  expect((await client.fetch(draft.body.pages?.[0]?.image_url ?? '')).status).toBe(200)
})

test('JPEG and WebP are accepted like PNG', async () => {
  const client = await customerIn()
  const canvas = createCanvas(210, 297)
  const files = [
    fileOf(new Uint8Array(await canvas.encode('jpeg')), 'a.jpg', 'image/jpeg'),
    fileOf(new Uint8Array(await canvas.encode('webp')), 'b.webp', 'image/webp'),
    fileOf(new Uint8Array(await canvas.encode('png')), 'c.png'),
  ]
  const { body } = await pagesDraft(client, files)
  expect(body.pages?.map(({ file_name, width, height }) => [file_name, width, height])).toEqual(
    ['a.jpg', 'b.webp', 'c.png'].map((name) => [name, 210, 297]),
  )
})

test('a 201st page is refused before payment', { tags: 'long' }, async () => {
  const client = await customerIn()
  const bytes = await pdfFile(Array.from({ length: 201 }, () => ['A page of text, one of many.']))
  const answer = await sendPages(client, [fileOf(bytes, 'long.pdf', 'application/pdf')])
  expect(answer).toMatchObject({ status: 422, errors: { files: [expect.stringContaining('200')] } })
})
