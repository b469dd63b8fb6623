import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { mediaCases } from '#tests/support/media-cases.ts'

const ROOT = join(import.meta.dirname, '../..')
const textOf = (path: string) => readFileSync(join(ROOT, path), 'utf8')

const made = new Set(mediaCases.map(({ name }) => name))
const rows = [
  ...textOf('tests/support/files/README.md').matchAll(
    /^\| `(?<file>\d\d-[^`]+)` \|.*\| `(?<path>[^`]+)` \|$/gm,
  ),
].map(({ groups }) => ({ file: groups?.file ?? '', path: groups?.path ?? '' }))

test('the table lists fifty files, each once', () => {
  expect(new Set(rows.map(({ file }) => file.slice(0, 2))).size).toBe(50)
  expect(rows).toHaveLength(50)
})

test.each(rows)('$file is read by $path', ({ file, path }) => {
  const content = textOf(path)
  const isRead = content.includes(file) || (made.has(file) && content.includes('mediaCases'))
  expect(isRead).toBe(true)
  if (!made.has(file)) expect(readFileSync(join(ROOT, 'tests/support/files', file)).length).toBeGreaterThan(0)
})
