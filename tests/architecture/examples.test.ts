import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '#tests/support/project-files.ts'

/** A block of code, and the last file named before it. */
const EXAMPLE = /`([\w./-]+\.tsx?)`[^`]*?\n\n```ts\n([\s\S]*?)```/g

const plain = (text: string) => text.replaceAll(/^\s+/gm, '')

test('examples of the README are code of real tests and stories', () => {
  const text = readFileSync(join(ROOT, 'mocks', 'README.md'), 'utf8')
  const examples = [...text.matchAll(EXAMPLE)]
  expect(examples).toHaveLength(text.split('```ts\n').length - 1)
  expect(examples.length).toBeGreaterThan(3)
  const strange = examples.filter(([, file = '', code = '']) => {
    expect(file).toMatch(/\.(?:test|spec|stories)\.tsx?$/)
    const path = join(ROOT, file)
    return !existsSync(path) || !plain(readFileSync(path, 'utf8')).includes(plain(code))
  })
  expect(strange.map(([whole]) => whole)).toEqual([])
})

test('examples of the package are code of its tested recipes', () => {
  const text = readFileSync(join(ROOT, 'sandbox-package', 'README.md'), 'utf8')
  let recipe = ''
  const strange = [...text.matchAll(/^`recipes\/([\w.-]+)`.*:$|^```ts\n([\s\S]*?)^```$/gm)].filter(
    ([, name, code]) => {
      if (name !== undefined) {
        recipe = plain(readFileSync(join(ROOT, 'tests', 'sandbox-package', 'recipes', name), 'utf8'))
        return false
      }
      return !recipe.includes(plain(code ?? ''))
    },
  )
  expect(recipe).not.toBe('')
  expect(strange.map(([whole]) => whole)).toEqual([])
})

test('the README of the package names each recipe, and the file to install', () => {
  const text = readFileSync(join(ROOT, 'sandbox-package', 'README.md'), 'utf8')
  const recipes = readdirSync(join(ROOT, 'tests', 'sandbox-package', 'recipes'))
  expect(recipes.filter((name) => !text.includes(`\`recipes/${name}\``))).toEqual([])
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
  expect(text).toContain(`./avaz-sandbox-${version}.tgz`)
})
