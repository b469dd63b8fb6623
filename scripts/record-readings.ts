import { writeFileSync } from 'node:fs'
import { READINGS } from '#tests/support/readings/readings-file.ts'
import { recordReadings } from '#tests/support/readings/record-readings.ts'

/** Records again what the recogniser reads on the pages of the tests: `npm run readings`, after a change of either. */
const readings = recordReadings()
writeFileSync(READINGS, readings)
console.log(`${readings.split('\n').length - 1} readings are recorded.`)
