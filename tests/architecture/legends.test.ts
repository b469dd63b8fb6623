import { expect, test } from 'vitest'
import { projectFiles } from '#tests/support/project-files.ts'

/**
 * A visible `legend` gets a wrong height in WebKit until its group changes: the first press beside it moved the page
 * below it from under the pointer. Groups are named by `aria-labelledby`, or by a legend for screen readers alone.
 */
const VISIBLE_LEGEND = /<legend(?! className="sr-only")/

test('no group of fields has a visible legend', () => {
  const files = projectFiles(['src'], ['.tsx'])
  expect(files.length).toBeGreaterThan(100)
  expect(files.filter(({ text }) => VISIBLE_LEGEND.test(text)).map(({ path }) => path)).toEqual([])
})
