import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../support/project-files.ts'

const ASSETS = join(ROOT, 'dist/assets')
const ARGUMENTS = /\([^()]*\)/g
/** A tag, class, id or attribute, or a choice of them, of the last element in a selector. */
const NAMED = /(?:^|[\s>+~])(?:[\w.#[\\]|:is\b)[^\s>+~]*$/

/** Selectors without the arguments of their pseudo-classes. */
function withoutArguments(selectors: string): readonly string[] {
  const shorter = selectors.replace(ARGUMENTS, '')
  return shorter === selectors ? shorter.split(',') : withoutArguments(shorter)
}

/** Whether elements of any kind match because of what another element contains. */
const concernsAll = (selector: string) => /:has\b.*[\s>+~]/.test(selector) && !NAMED.test(selector)

test('no element that appears makes the browser style the whole page again', () => {
  const css = readdirSync(ASSETS)
    .filter((file) => file.endsWith('.css'))
    .map((file) => readFileSync(join(ASSETS, file), 'utf8'))
    .join('\n')
  const rules = [...css.matchAll(/[^{};]*:has\([^{};]*(?=\{)/g)].map(([selectors]) => selectors)
  expect(rules.length).toBeGreaterThan(10)
  expect(rules.flatMap(withoutArguments).filter(concernsAll)).toEqual([])
  // As Tailwind's `group-has` is built.
  expect(rules.filter((rule) => /:has\(.*\*\)/.test(rule))).toEqual([])
})
