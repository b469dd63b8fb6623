import { expect, test } from 'vitest'
import { endingOf, withoutEnding } from './file-name.ts'

test.each([
  ['Kitab.EPUB', 'epub', 'Kitab'],
  ['1. fəsil.docx', 'docx', '1. fəsil'],
  ['epub', '', 'epub'],
  ['', '', ''],
])('of %j the ending is %j', (name, ending, stem) => {
  expect(endingOf(name)).toBe(ending)
  expect(withoutEnding(name)).toBe(stem)
})
