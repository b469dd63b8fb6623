import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '#tests/support/project-files.ts'

const page = readFileSync(join(ROOT, 'docs/attacks.md'), 'utf8')

const rows = [...page.matchAll(/^\| .+ \| .+ \| `([^`]+)` \| (.+) \|$/gm)].map(
  ([, file = '', title = '']) => ({
    file,
    title,
  }),
)

/** A missing file, or one without the title, is the empty text. */
function textOf(file: string): string {
  try {
    return readFileSync(join(ROOT, file), 'utf8')
  } catch {
    return ''
  }
}

test('every attack on the page has the named test', () => {
  expect(rows.length).toBeGreaterThan(50)
  expect(rows.filter(({ file, title }) => !textOf(file).includes(title))).toEqual([])
})
