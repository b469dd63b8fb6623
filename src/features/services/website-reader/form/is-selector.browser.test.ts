import { expect, test } from 'vitest'
import { NO_SELECTORS, SELECTORS } from '#tests/support/selector-texts.ts'
import { isSelector } from './is-selector.ts'

test.each(SELECTORS)('the selector %s is accepted', (text) => {
  expect(isSelector(text)).toBe(true)
})

test.each(NO_SELECTORS)('the selector %s is refused', (text) => {
  expect(isSelector(text)).toBe(false)
})
