import { expect, test } from 'vitest'
import { projectFiles } from '#tests/support/project-files.ts'

const MOST_LINES = 200

test('no file has more than 200 lines', () => {
  const files = projectFiles(['src', 'mocks', 'stories', 'tests', 'scripts', '.storybook'], ['.ts', '.tsx'])
  const long = files
    .map(({ path, text }) => ({ path, lines: text.trimEnd().split('\n').length }))
    .filter(({ lines }) => lines > MOST_LINES)
  expect(long).toEqual([])
})
