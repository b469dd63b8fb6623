import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const SRC = join(import.meta.dirname, '..', '..', 'src')

/** Files that use the message about checking the connection: for any failure, and for a download without a response. */
const MAY_SAY_IT = ['api/failure-words.ts', 'features/exports/missing-file-message.ts']

test('only listed files use the message about checking the connection', () => {
  const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
  const blaming = files.filter((file) => readFileSync(join(SRC, file), 'utf8').includes('errors:default'))
  expect(blaming.toSorted()).toEqual(MAY_SAY_IT)
})
