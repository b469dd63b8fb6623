import { expect, test } from 'vitest'
import { projectFiles } from '#tests/support/project-files.ts'

const MAX_LINES = 300

test('only tests have more than 300 lines', () => {
  const files = projectFiles(['src', 'mocks', 'stories', 'tests', 'scripts', '.storybook'], ['.ts', '.tsx'])
  const long = files
    .filter(({ path }) => !/\.(?:test|spec)\.tsx?$/.test(path))
    .map(({ path, text }) => ({ path, lines: text.trimEnd().split('\n').length }))
    .filter(({ lines }) => lines > MAX_LINES)
  expect(long).toEqual([])
})
