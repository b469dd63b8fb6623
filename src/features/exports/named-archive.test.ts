import { unzipSync, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { namesOfFiles, safeFileName, withNames } from './named-archive.ts'

test.each([
  ['Salam', 'Salam'],
  ['a/b\\c:d*e?f"g<h>i|j', 'a b c d e f g h i j'],
  ['../../etc/passwd', 'etc passwd'],
  ['CON', '_CON'],
  ['Bölmə 1. ', 'Bölmə 1'],
  ['gpj.\u202eexe', 'gpj.exe'],
])('a file named %s is saved as “%s”', (name, safe) => {
  expect(safeFileName(name)).toBe(safe)
})

test('double names are numbered, and a part without a name keeps its file name', () => {
  const files = ['01 Kitab.mp3', '01 Kitab.srt', '02 Kitab.mp3', '03 Kitab.mp3', '10 Kitab.mp3']
  expect([...(namesOfFiles(files, ['Giriş', 'giriş', undefined, 'Son']) ?? [])]).toEqual([
    ['01 Kitab.mp3', 'Giriş.mp3'],
    ['01 Kitab.srt', 'Giriş.srt'],
    ['02 Kitab.mp3', 'giriş 2.mp3'],
    ['03 Kitab.mp3', '03 Kitab.mp3'],
    ['10 Kitab.mp3', 'Son.mp3'],
  ])
})

test('an archive with other parts than named stays as it is', async () => {
  expect(namesOfFiles(['01 a.mp3'], ['one', 'two'])).toBeUndefined()
  expect(namesOfFiles(['cover.jpg'], ['one'])).toBeUndefined()
  const archive = new Blob([zipSync({ '01 a.mp3': new Uint8Array(3) })])
  expect(await withNames(archive, ['one', 'two'])).toBe(archive)
})

test('files of an archive keep their content when they are renamed', async () => {
  const bytes = (text: string) => new TextEncoder().encode(text)
  const archive = new Blob([zipSync({ '01 a.mp3': bytes('one'), '02 a.mp3': bytes('two') })])
  const files = unzipSync(new Uint8Array(await (await withNames(archive, ['Bir', 'İki'])).arrayBuffer()))
  expect(files).toEqual({ 'Bir.mp3': bytes('one'), 'İki.mp3': bytes('two') })
})
