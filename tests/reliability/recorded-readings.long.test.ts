import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { READINGS } from '#tests/support/readings/readings-file.ts'
import { recordReadings } from '#tests/support/readings/record-readings.ts'

test('recorded readings are what the recogniser reads today (`npm run readings` records them again)', () => {
  expect(recordReadings()).toBe(readFileSync(READINGS, 'utf8'))
})
