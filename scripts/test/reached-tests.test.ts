import { expect, test } from 'vitest'
import { reachedTests } from './reached-tests.ts'

const importsOf = new Map([
  ['src/rules/money.test.ts', ['src/rules/money.ts']],
  ['src/rules/price.ts', ['src/rules/money.ts']],
  ['src/rules/price.test.ts', ['src/rules/price.ts']],
  ['src/ui/button.test.ts', ['src/ui/button.ts', 'src/ui/circle.ts']],
  ['src/ui/circle.ts', ['src/ui/button.ts']],
  ['src/ui/button.ts', ['src/ui/circle.ts']],
  ['tests/e2e/top-up.spec.ts', ['src/rules/money.ts']],
])

test('a change selects the tests that import it, directly or not, the nearest first', () => {
  expect(reachedTests(['src/rules/money.ts'], importsOf)).toEqual([
    { file: 'src/rules/money.test.ts', distance: 1 },
    { file: 'src/rules/price.test.ts', distance: 2 },
    { file: 'tests/e2e/top-up.spec.ts', distance: 1 },
  ])
})

test('a changed test is selected, and circular imports end', () => {
  expect(reachedTests(['src/rules/money.test.ts', 'src/ui/circle.ts'], importsOf)).toEqual([
    { file: 'src/rules/money.test.ts', distance: 0 },
    { file: 'src/ui/button.test.ts', distance: 1 },
  ])
})
