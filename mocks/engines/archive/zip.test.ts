import fc from 'fast-check'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { safeFileName } from './safe-file-name.ts'
import { createZip } from './zip.ts'

const MADE_AT = new Date(2026, 10, 21, 14, 30)

const bytes = (text: string) => new TextEncoder().encode(text)

test('an archive keeps files and names in all four alphabets', () => {
  const files = unzipSync(
    createZip(
      [
        { name: '01 Gəncə şəhəri.mp3', bytes: bytes('sound') },
        { name: 'Глава 2.srt', bytes: bytes('text') },
      ],
      MADE_AT,
    ),
  )
  expect(Object.keys(files)).toEqual(['01 Gəncə şəhəri.mp3', 'Глава 2.srt'])
  expect(strFromU8(files['Глава 2.srt'] ?? bytes(''))).toBe('text')
})

test('an archive numbers duplicate names, regardless of case', () => {
  const names = ['a.mp3', 'A.mp3', 'a.mp3', 'a (2).mp3', '__proto__', 'a/b', 'a\\b']
  const files = unzipSync(
    createZip(
      names.map((name) => ({ name, bytes: bytes(name) })),
      MADE_AT,
    ),
  )
  expect(Object.keys(files)).toEqual([
    ...['a.mp3', 'A (2).mp3', 'a (3).mp3', 'a (2) (2).mp3', '___proto__', 'a-b', 'a-b (2)'],
  ])
})

test('an archive stores sound uncompressed', () => {
  const sound = new Uint8Array(10_000)
  expect(createZip([{ name: 'a.wav', bytes: sound }], MADE_AT).length).toBeGreaterThan(10_000)
  expect(createZip([{ name: 'a.srt', bytes: sound }], MADE_AT).length).toBeLessThan(500)
})

test('a file has the date of its creation', () => {
  const zip = createZip([{ name: 'a.srt', bytes: bytes('text') }], MADE_AT)
  const day = new DataView(zip.buffer).getUint16(12, true)
  expect([(day >> 9) + 1980, (day >> 5) & 15, day & 31]).toEqual([2026, 11, 21])
})

test('the same files at the same time give the same bytes', () => {
  const once = createZip([{ name: 'a.mp3', bytes: bytes('one') }], MADE_AT)
  expect(createZip([{ name: 'a.mp3', bytes: bytes('one') }], MADE_AT)).toEqual(once)
})

test.each([
  ['../../etc/passwd', '-..-etc-passwd'],
  ['C:\\Windows\\x.mp3', 'C-Windows-x.mp3'],
  ['.hidden', 'hidden'],
  ['  ', 'file'],
  ['con.mp3', '_con.mp3'],
  ['a\u0000\u202eb.mp3', 'ab.mp3'],
  ['What? *now*: "yes" <no>|', 'What- -now- -yes- -no-'],
])('the file name %j becomes the safe name %j', (name, safe) => {
  expect(safeFileName(name)).toBe(safe)
})

test('no name leaves its folder or is too long', { tags: 'long' }, () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (name) => {
      const safe = safeFileName(name)
      expect(safe).not.toMatch(/[/\\:*?"<>|\p{Cc}]|^\.|^\s|[\s.]$/u)
      expect(safe).not.toBe('')
      expect(new TextEncoder().encode(safe).length).toBeLessThanOrEqual(230)
    }),
  )
})
