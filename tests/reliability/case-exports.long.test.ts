import { expect, test } from 'vitest'
import { bookOf, exportBook, generateBook } from '#tests/support/backend/book-project.ts'
import { epubFindings } from '#tests/support/backend/check-epub.ts'
import { customerIn } from '#tests/support/backend/customer-client.ts'
import { probeChapters } from '#tests/support/backend/probe-audio.ts'
import { caseFile } from '#tests/support/case-file.ts'

test('a book whose titles have special characters is exported with these titles', async () => {
  const client = await customerIn()
  const book = await bookOf(client, caseFile('67-epub-titles-with-signs.epub'))
  await generateBook(client, book)
  const titles = book.body.blocks.filter(({ type }) => type === 'chapter').map(({ text }) => text)
  const m4b = await probeChapters((await exportBook(client, book, { format: 'm4b' })).bytes)
  expect(m4b.chapters.map(({ title }) => title)).toEqual(titles)
  const { file, bytes } = await exportBook(client, book, { format: 'epub', quality: '64' })
  expect(file.file_name).not.toMatch(/[\\/:*?<>|]/)
  expect(epubFindings(bytes)).toEqual([])
  expect((await exportBook(client, book, { format: 'mp3', quality: '64' })).bytes.length).toBeGreaterThan(
    1000,
  )
})
