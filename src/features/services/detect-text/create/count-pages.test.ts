import { expect, it } from 'vitest'
import { pdfFile } from '#tests/support/pdf-file.ts'
import { photographedPage } from '#tests/support/photographed-page.ts'
import { countPages } from './count-pages.ts'

const blobOf = async (pages: Parameters<typeof pdfFile>[0]) => new Blob([await pdfFile(pages)])

it('counts pages, and which of them are pictures only', async () => {
  const picture = photographedPage('en', { dpi: 40 })
  expect(await countPages(await blobOf([['Text of a page']]))).toEqual({ pages: 1, unread: 0 })
  expect(await countPages(await blobOf([['Text'], picture, ['More text']]))).toEqual({ pages: 3, unread: 1 })
  expect(await countPages(await blobOf([picture, picture]))).toEqual({ pages: 2, unread: 2 })
})

it('knows a PDF with a password, and says nothing of what is none', async () => {
  const locked = '%PDF-1.7\n1 0 obj << /Type /Page >> endobj\ntrailer << /Encrypt 5 0 R >>'
  expect(await countPages(new Blob([locked]))).toBe('locked')
  expect(await countPages(new Blob(['%PDF-1.7 and nothing else']))).toBeUndefined()
})
