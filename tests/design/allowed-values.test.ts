import { expect, test } from 'vitest'
import guide from '../../docs/design.md?raw'
import { allowedValues } from './allowed-values.ts'

test('the guide allows four icon sizes and three heights of fields', () => {
  const allowed = allowedValues(guide)
  expect(allowed.get('icon')).toEqual(['12', '16', '20', '24'])
  expect(allowed.get('field')).toEqual(['36', '40', '44'])
})

test('a guide without the section of allowed values is refused', () => {
  expect(() => allowedValues('# Design')).toThrow('no section of allowed values')
})
