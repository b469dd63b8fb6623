import { expect, test } from 'vitest'
import { fileSize } from './file-size.ts'

test.each([
  [0, 'kilobytes', 0],
  [1, 'kilobytes', 1],
  [4_096, 'kilobytes', 4],
  [104_857, 'kilobytes', 102],
  [104_858, 'megabytes', 0.1],
  [5 * 1_048_576, 'megabytes', 5],
])('%i bytes are written as %s, and only an empty file as zero', (bytes, unit, size) => {
  const said = fileSize(bytes)
  expect(said.unit).toBe(unit)
  expect(said.size).toBeCloseTo(size, 3)
})
