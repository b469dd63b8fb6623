import { expect, test } from 'vitest'
import { mediaCases, type ReadSupportFile } from '#tests/support/media-cases.ts'
import { checkRecording } from './check-recording.ts'

const addresses = import.meta.glob<string>(['/tests/support/files/*', '/tests/support/recordings/*'], {
  eager: true,
  query: '?url',
  import: 'default',
})

const read: ReadSupportFile = async (path) => {
  const response = await fetch(addresses[`/tests/support/${path}`] ?? '')
  return new Uint8Array(await response.arrayBuffer())
}

const limits = { max_file_mb: 20, extensions: [] }

const check = async (row: (typeof mediaCases)[number]) =>
  checkRecording(new File(await row.make(read), row.name), limits, new AbortController().signal)

test.each(mediaCases.filter(({ foreign }) => foreign !== undefined))(
  '$name is recognised before anything of it is sent or priced',
  async (row) => {
    expect(await check(row)).toEqual({ kind: 'refused', problem: { problem: 'foreign', what: row.foreign } })
  },
)

test.each(mediaCases.filter(({ foreign }) => foreign === undefined))(
  '$name has the same length as in other players, or is rejected before sending because this browser cannot open it',
  async (row) => {
    const found = await check(row)
    if (found.kind === 'refused') {
      expect(found.problem).toMatchObject({ problem: 'unreadable' })
      return
    }
    expect(Math.abs(found.duration - (row.seconds ?? 0))).toBeLessThan(0.1)
  },
)
