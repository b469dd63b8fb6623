import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../support/project-files.ts'

const FOLDER = join(ROOT, 'dist', 'guest')

const pages = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.html'))
  .map((name) => ({ name: name.replaceAll('\\', '/'), html: readFileSync(join(FOLDER, name), 'utf8') }))

/** Pages with user input that must not be sent anywhere without the app's script. */
const withForm = ['login', 'register', 'forgot-password', 'reset-password'].flatMap((page) =>
  ['az', 'tr', 'en', 'ru'].map((locale) => `${locale}/${page}.html`),
)

const formsOf = (html: string) => html.match(/<form\b[^>]*>/g) ?? []

test('every page of guests with a form is checked', () => {
  const found = pages.filter(({ html }) => formsOf(html).length > 0).map(({ name }) => name)
  expect(found.sort()).toEqual([...withForm].sort())
})

test.each(pages)('without a script, no form of $name sends user input anywhere', ({ html }) => {
  for (const form of formsOf(html)) {
    expect(form).toContain(' method="post"')
    expect(form).toContain(' action="about:blank"')
  }
  expect(html).not.toMatch(/\bformaction=|\bformmethod=/i)
})

test.each(pages)('without a script, $name shows that it needs one', ({ html }) => {
  const [, said = ''] = /<noscript>([\s\S]*?)<\/noscript>/.exec(html) ?? []
  expect(said.match(/JavaScript/g)).toHaveLength(4)
})
