import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { mediaCases, type ReadSupportFile } from '#tests/support/media-cases.ts'
import { checkFile } from './recording-file.ts'
import { openSound } from './sound-file.ts'

const read: ReadSupportFile = async (path) =>
  new Uint8Array(await readFile(join(import.meta.dirname, '../../tests/support', path)))

/** Allowed difference from the length in other players, in seconds. */
const TOLERANCE_S = 0.1
const limits = { max_file_mb: 20, extensions: [] }

test.each(mediaCases)('$name is accepted with its full length, or refused with a way out', async (row) => {
  const file = new File(await row.make(read), row.name)
  const { refusal, endsShort = false } = await checkFile(file, limits)
  if (refusal) {
    expect(refusal).toEqual({ problem: 'foreign', what: row.foreign })
    return
  }
  expect(endsShort).toBe(row.endsShort ?? false)
  const opened = openSound(file)
  if (row.foreign !== undefined) {
    await expect(opened).rejects.toMatchObject({ problem: 'foreign', what: row.foreign })
    return
  }
  const sound = await opened
  expect(Math.abs(sound.duration - (row.seconds ?? 0))).toBeLessThan(TOLERANCE_S)
  sound.close()
})
