import { existsSync, globSync, writeFileSync } from 'node:fs'
import { expect, test } from '../e2e/support/test.ts'
import { inEveryState } from './every-state.ts'
import { hasJava, htmlErrors } from './nu-checker.ts'

test.beforeAll(() => {
  if (!hasJava()) throw new Error('The Nu Html Checker needs Java 11 or later, and there is no `java` here.')
})

inEveryState('the page is valid HTML', (page) => {
  const files: string[] = []
  return {
    inspect: async (state) => {
      const name = `${String(files.length).padStart(2, '0')} ${state.replace(/[^\p{L}\d>-]+/gu, ' ').trim()}.html`
      const file = test.info().outputPath(name)
      const markup = await page.evaluate(() => document.documentElement.outerHTML)
      writeFileSync(file, `<!doctype html>\n${markup}`)
      files.push(file)
    },
    end: async () => expect(htmlErrors(files)).toEqual([]),
  }
})

test('the pages of the builds are valid HTML', () => {
  const builds = ['dist', 'dist-sandbox'].filter(existsSync)
  expect(htmlErrors(builds.flatMap((build) => globSync(`${build}/**/*.html`)))).toEqual([])
})

test('an error in the HTML of a page is found', () => {
  const file = test.info().outputPath('fault.html')
  writeFileSync(
    file,
    '<!doctype html><html lang="en"><title>Faults</title><dl><div><dt>No value</dt></div></dl><p id="two words"></p><button aria-controls="nothing">Menu</button>',
  )
  expect(htmlErrors([file])).toHaveLength(3)
})
