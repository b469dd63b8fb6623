import { writeFileSync } from 'node:fs'
import { READINGS } from '#tests/support/readings/readings-file.ts'
import { recordReadings } from '#tests/support/readings/record-readings.ts'

/** Records the recogniser's results on the pages of the tests: `npm run readings`, after either changes. */
const readings = recordReadings()
writeFileSync(READINGS, readings)
console.log(`${readings.split('\n').length - 1} readings are recorded.`)
