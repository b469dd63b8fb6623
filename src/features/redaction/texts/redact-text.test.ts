import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { epubBytes } from '#tests/support/book-files.ts'
import { paragraph, run, wordFile } from '#tests/support/word-file.ts'
import { findOwn } from '../find/find-personal.ts'
import { openTextFile } from './redact-text.ts'
import { STRUCK_TEXT } from './struck-text.ts'

async function redact(file: File, ...words: readonly string[]) {
  const { opened, make } = await openTextFile(file, 'az')
  const places = words.flatMap((word) => findOwn(opened.texts, word).places)
  const blob = await make({ places, boxes: [] }, () => true)
  return { opened, places, bytes: new Uint8Array(await (blob as Blob).arrayBuffer()) }
}

const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes)

const unpacked = (bytes: Uint8Array) =>
  Object.fromEntries(Object.entries(unzipSync(bytes)).map(([name, part]) => [name, textOf(part)]))

test('a plain text keeps its line ends, and loses what is struck', async () => {
  const { bytes } = await redact(new File(['Salam, Leyla.\r\nLeylanın evi\r\n'], 'a.txt'), 'Leyla')
  expect(textOf(bytes)).toBe(`Salam, ${STRUCK_TEXT}.\r\n${STRUCK_TEXT} evi\r\n`)
})

test('a text without struck words is sent letter for letter', async () => {
  const { bytes } = await redact(new File(['a\n\nb;"c"\n'], 'a.csv'))
  expect(textOf(bytes)).toBe('a\n\nb;"c"\n')
})

test('a name in several pieces of a Word document is gone from its text, links, comments and facts', async () => {
  const file = wordFile(
    paragraph(run('Yazan: Ley'), run('la Məmmə'), run('dova &amp; co')) +
      paragraph(
        '<w:del w:author="Leyla Məmmədova"><w:r><w:delText>Leyla Məmmədova sildi</w:delText></w:r></w:del>',
      ) +
      paragraph(run('Qalan cümlə.')),
    {
      'docProps/core.xml': '<p><dc:creator>Leyla Məmmədova</dc:creator></p>',
      'word/comments.xml': '<c><w:p><w:t>Leyla Məmmədova dedi</w:t></w:p></c>',
      'word/_rels/document.xml.rels':
        '<Relationships><Relationship Target="mailto:leyla@avaz.example" TargetMode="External"/></Relationships>',
      'word/media/image1.png': new Uint8Array([1, 2, 3]),
    },
  )
  const { opened, places, bytes } = await redact(file, 'Leyla Məmmədova')
  expect(opened.texts).toContain('Yazan: Leyla Məmmədova & co')
  expect(places).toHaveLength(4)
  const parts = unpacked(bytes)
  expect(JSON.stringify(parts)).not.toMatch(/Leyla|Məmmə|leyla/)
  expect(parts['word/document.xml']).toContain('&amp; co')
  expect(parts['word/document.xml']).toContain('Qalan cümlə.')
  expect(Object.keys(parts)).not.toContain('word/media/image1.png')
})

test('a book keeps its structure and its cover, and loses the name from text and contents', async () => {
  const book = epubBytes({
    title: 'Kitab',
    author: 'Rəşad Həsənov',
    language: 'az',
    chapters: [
      { title: 'Rəşad Həsənov gəlir', paragraphs: ['<b>Rəşad</b> <i>Həsənov</i> gəldi.', 'Yağış.'] },
    ],
    cover: new Uint8Array([9, 9, 9]),
    tail: '<!-- Rəşad Həsənov --><img alt="Rəşad Həsənov" src="a.png"/>',
  })
  const { bytes } = await redact(new File([book], 'a.epub'), 'Rəşad Həsənov')
  const parts = unpacked(bytes)
  expect(JSON.stringify(parts)).not.toMatch(/Rəşad|Həsənov/)
  expect(parts['OEBPS/text/c0.xhtml']).toContain('<p>Yağış.</p>')
  expect(parts['OEBPS/text/c0.xhtml']).toContain(`<b>${STRUCK_TEXT}</b><i></i> gəldi.`)
  expect(unzipSync(bytes)['OEBPS/cover.png']).toEqual(new Uint8Array([9, 9, 9]))
})

test.each([
  ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 0])],
  ['an archive that is no document', new Uint8Array([0x50, 0x4b, 3, 4, 0, 0])],
])('%s is no text', async (_, bytes) => {
  await expect(openTextFile(new File([bytes], 'a.txt'), 'az')).rejects.toThrow()
})
