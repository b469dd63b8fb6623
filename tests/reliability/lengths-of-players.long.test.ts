import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { probeLength } from '#tests/support/backend/probe-audio.ts'
import { mediaCases, type ReadSupportFile } from '#tests/support/media-cases.ts'

const read: ReadSupportFile = async (path) =>
  new Uint8Array(await readFile(join(import.meta.dirname, '../support', path)))

const TOLERANCE_S = 0.1
/** Files that ffprobe does not open, or reads only in part. */
const UNKNOWN_TO_FFPROBE = [
  'length-too-short.wav',
  'blank-lines-before.wav',
  'byte-order-mark-before.wav',
  '05-field-recorder.wav',
  'chained.opus',
  'chained.ogg',
]
const rows = mediaCases.filter(
  ({ name, foreign }) => foreign === undefined && !UNKNOWN_TO_FFPROBE.includes(name),
)

test.each(rows)('ffprobe finds the same length of $name as the product', async (row) => {
  const bytes = new Uint8Array(await new Blob(await row.make(read)).arrayBuffer())
  expect(Math.abs((await probeLength(bytes)) - (row.seconds ?? 0))).toBeLessThan(TOLERANCE_S)
})
