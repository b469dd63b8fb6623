import { createCanvas } from '@napi-rs/canvas'
import { expect, it } from 'vitest'
import { pdfFile } from '#tests/support/pdf-file.ts'
import { photographedPage } from '#tests/support/photographed-page.ts'
import { countPages } from './count-pages.ts'

const blobOf = async (pages: Parameters<typeof pdfFile>[0]) => new Blob([await pdfFile(pages)])

it('counts pages, and which of them are pictures only', async () => {
  const picture = photographedPage('en', { dpi: 40 })
  expect(await countPages(await blobOf([['Text of a page']]))).toMatchObject({ pages: 1, unread: 0 })
  expect(await countPages(await blobOf([['Text'], picture, ['More text']]))).toMatchObject({
    pages: 3,
    unread: 1,
  })
  expect(await countPages(await blobOf([picture, picture]))).toMatchObject({ pages: 2, unread: 2 })
})

it('knows the pages in their order, with the photograph that a page is', async () => {
  const photo = new Uint8Array(await createCanvas(210, 297).encode('jpeg'))
  const square = new Uint8Array(await createCanvas(200, 200).encode('jpeg'))
  const counted = await countPages(await blobOf([['Text of a page'], photo, square]))
  if (counted === 'locked') throw new Error('the file has no password')
  const [text, scan, stretched] = counted?.each ?? []
  expect(text).toEqual({ isUnread: false, picture: undefined })
  expect(scan).toMatchObject({ isUnread: true, picture: { width: 210, height: 297 } })
  expect(new Uint8Array((await scan?.picture?.image.arrayBuffer()) ?? []).subarray(0, photo.length)).toEqual(
    photo,
  )
  // What does not fill its page as it is says nothing of where its parts lie on the page.
  expect(stretched).toEqual({ isUnread: true, picture: undefined })
})

it('knows a PDF with a password, and says nothing of what is none', async () => {
  const locked = '%PDF-1.7\n1 0 obj << /Type /Page >> endobj\ntrailer << /Encrypt 5 0 R >>'
  expect(await countPages(new Blob([locked]))).toBe('locked')
  expect(await countPages(new Blob(['%PDF-1.7 and nothing else']))).toBeUndefined()
})
