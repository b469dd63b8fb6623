import { expect, test } from 'vitest'
import { legacyBytes } from '#tests/support/legacy-bytes.ts'
import { encodingOf, readAs } from './encoded-file.ts'

const TEXT = 'Chapter 1\nУтром старик вышел на берег и долго смотрел на море.'
const FIRST = 'Утром старик вышел на берег и долго смотрел на море.'

test('a text file in an old encoding shows its encoding and first words', async () => {
  const file = new File([legacyBytes(TEXT, 'windows-1251')], 'book.txt')
  expect(await encodingOf(file, 'az')).toEqual({ encoding: 'windows-1251', sample: FIRST })
})

test.each([
  ['a text in UTF-8', new File([TEXT], 'book.txt')],
  ['a document under the name of a text', new File(['%PDF-1.7\n\xff'], 'book.txt')],
  ['a recording under the name of a text', new File([new Uint8Array(400)], 'book.txt')],
  ['a Word document', new File([legacyBytes(TEXT, 'windows-1251')], 'book.docx')],
])('%s offers no choice of encoding', async (_what, file) => {
  expect(await encodingOf(file, 'az')).toBeUndefined()
})

test('switching between encodings and back loses no letters', async () => {
  const file = new File([legacyBytes(TEXT, 'koi8-r')], 'table.csv', { type: 'text/csv', lastModified: 5 })
  const wrong = await readAs(file, 'windows-1251')
  expect(await encodingOf(wrong, 'az')).toMatchObject({ encoding: 'windows-1251' })
  expect(await wrong.text()).not.toContain('море')
  const right = await readAs(wrong, 'koi8-r')
  expect(await right.text()).toBe(TEXT)
  expect(right).toMatchObject({ name: 'table.csv', type: 'text/csv', lastModified: 5 })
  expect(await encodingOf(right, 'az')).toEqual({ encoding: 'koi8-r', sample: FIRST })
})
