import { expect, test } from 'vitest'
import { extensionOf, plainFileName, withoutExtension } from './file-name.ts'

test.each([
  ['Kitab.EPUB', 'epub', 'Kitab'],
  ['1. fəsil.docx', 'docx', '1. fəsil'],
  ['epub', '', 'epub'],
  ['', '', ''],
])('the extension of %j is %j', (name, ending, stem) => {
  expect(extensionOf(name)).toBe(ending)
  expect(withoutExtension(name)).toBe(stem)
})

test.each([
  ['hesabat.pdf', 'hesabat.pdf'],
  ['photo\u202egpj.exe', 'photogpj.exe'],
  ['\u2067a\u2069.wav\u200f', 'a.wav'],
  ['../../etc/passwd', 'passwd'],
  ['..\\..\\run.bat', 'run.bat'],
  ['.bashrc', 'bashrc'],
  ['a\r\nset-cookie: x.txt', 'aset-cookie: x.txt'],
  ['..', 'file'],
  ['', 'file'],
])('%j is saved as %j', (name, plain) => {
  expect(plainFileName(name)).toBe(plain)
})
