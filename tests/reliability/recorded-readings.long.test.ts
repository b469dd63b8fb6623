import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { READINGS } from '#tests/support/readings/readings-file.ts'
import { recordReadings } from '#tests/support/readings/record-readings.ts'

test('recorded readings equal the recogniser’s current output (`npm run readings` records them again)', () => {
  expect(recordReadings()).toBe(readFileSync(READINGS, 'utf8'))
})
