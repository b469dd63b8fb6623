import { expect, test } from 'vitest'
import { NO_SELECTORS, SELECTORS } from '#tests/support/selector-texts.ts'
import { isSelector } from './selector-syntax.ts'

test.each(SELECTORS)('%s is accepted as a selector', (text) => {
  expect(isSelector(text)).toBe(true)
})

test.each(NO_SELECTORS)('%s is rejected as a selector', (text) => {
  expect(isSelector(text)).toBe(false)
})
