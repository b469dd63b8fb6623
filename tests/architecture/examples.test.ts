import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '#tests/support/project-files.ts'

const README = readFileSync(join(ROOT, 'mocks', 'README.md'), 'utf8')

/** A block of code, and the last file named before it. */
const EXAMPLE = /`([\w./-]+\.tsx?)`[^`]*?\n\n```ts\n([\s\S]*?)```/g

const plain = (text: string) => text.replaceAll(/^\s+/gm, '')

test('examples of the README are code of real tests and stories', () => {
  const examples = [...README.matchAll(EXAMPLE)]
  expect(examples).toHaveLength(README.split('```ts\n').length - 1)
  expect(examples.length).toBeGreaterThan(3)
  const strange = examples.filter(([, file = '', code = '']) => {
    expect(file).toMatch(/\.(?:test|spec|stories)\.tsx?$/)
    const path = join(ROOT, file)
    return !existsSync(path) || !plain(readFileSync(path, 'utf8')).includes(plain(code))
  })
  expect(strange.map(([whole]) => whole)).toEqual([])
})
