import { zipSync } from 'fflate'
import { beforeEach, expect, test } from 'vitest'
import type { Engines } from '#mocks/engines/engines.ts'
import { MEGABYTE } from '#src/rules/limits.ts'
import { bookOf } from '#tests/support/backend/book-project.ts'
import { type CustomerClient, customerIn } from '#tests/support/backend/customer-client.ts'
import { epubFile, seaside } from '#tests/support/book-files.ts'
import { acceptBook } from './accept-book.ts'

let client: CustomerClient

beforeEach(async () => {
  client = await customerIn()
})

async function outlineOf(file: File) {
  const { body } = await bookOf(client, file)
  return body.blocks.map(({ type, text }) => (type === 'chapter' ? `# ${text}` : text))
}

const text = (content: string) => new TextEncoder().encode(content)
const PAGE_BREAK = '<w:p><w:r><w:br w:type="page"/></w:r></w:p>'
const line = (content: string, style = '') =>
  `<w:p><w:pPr><w:pStyle w:val="${style}"/></w:pPr><w:r><w:t>${content}</w:t></w:r></w:p>`

function docx(...lines: string[]): File {
  // Azerbaijani Word translates the ids of styles, but not their built-in names.
  const styles = '<w:styles><w:style w:styleId="Bal1"><w:name w:val="heading 1"/></w:style></w:styles>'
  const document = `<w:document><w:body>${lines.join('')}</w:body></w:document>`
  return new File(
    [zipSync({ 'word/document.xml': text(document), 'word/styles.xml': text(styles) })],
    'Kitab.docx',
  )
}

test('chapters of a Word document are found by its headings', async () => {
  const file = docx(
    line('Külək', 'Bal1'),
    line('Külək əsdi.'),
    line('Qayıq', 'Bal1'),
    line('Fəsil 2 sakit idi.'),
  )
  expect(await outlineOf(file)).toEqual(['# Külək', 'Külək əsdi.', '# Qayıq', 'Fəsil 2 sakit idi.'])
})

test.each([
  ['a Word document', docx(line('Külək əsdi.'), PAGE_BREAK, line('Dəniz sakit idi.'))],
  ['a plain text', new File(['Külək əsdi.\fDəniz sakit idi.'], 'Kitab.txt')],
])('without headings, chapters of %s start with its pages', async (_, file) => {
  expect(await outlineOf(file)).toEqual([expect.any(String), 'Külək əsdi.', '# 2', 'Dəniz sakit idi.'])
})

const NO_CONTENTS = { 'OEBPS/nav.xhtml': '<html><body/></html>' }

test('an EPUB without a table of contents has its chapters by headings', async () => {
  const outline = await outlineOf(epubFile({ ...seaside, extra: NO_CONTENTS }))
  expect(outline.filter((each) => each.startsWith('#'))).toEqual(
    seaside.chapters.map(({ title }) => `# ${title}`),
  )
})

test('an EPUB 2 has its chapters by its own table of contents, and those that it omits by their headings', async () => {
  const [first, second] = ['Külək', 'Qayıq və son']
  const point = (title: string, page: number) =>
    `<navPoint><navLabel><text>${title}</text></navLabel><content src="text/c${page}.xhtml"/></navPoint>`
  const opf = `<package><metadata/><manifest><item id="ncx" href="toc.ncx" media-type="application/x-dtbncx+xml"/>${seaside.chapters
    .map(
      (_, index) => `<item id="c${index}" href="text/c${index}.xhtml" media-type="application/xhtml+xml"/>`,
    )
    .join('')}</manifest><spine toc="ncx">${seaside.chapters
    .map((_, index) => `<itemref idref="c${index}"/>`)
    .join('')}</spine></package>`
  const extra = {
    'OEBPS/content.opf': opf,
    'OEBPS/toc.ncx': `<ncx><navMap>${point(first, 0)}${point(second, 1)}</navMap></ncx>`,
  }
  const outline = await outlineOf(epubFile({ ...seaside, extra }))
  expect(outline.filter((each) => each.startsWith('#'))).toEqual([`# ${first}`, `# ${second}`, '# Epiloq'])
  expect(outline.at(-1)).toBe('Hamı evə qayıtdı.')
})

test('a book of more than 100 MB is refused unread', async () => {
  const file = { name: 'a.epub', size: 100 * MEGABYTE + 1 } as File
  await expect(acceptBook({ engines: {} as Engines, locale: 'az' }, file)).rejects.toMatchObject({
    messageKey: 'book_too_large',
  })
})
