import { expect, test } from 'vitest'
import { limitsOf } from './limits-of.ts'

test('a server that names no limits does not make the limit zero', () => {
  expect(limitsOf({ slug: 'audio-book', limits: {} })).toMatchObject({ max_file_mb: 100 })
  expect(limitsOf({ slug: 'audio-book', limits: { max_file_mb: 7 } }).max_file_mb).toBe(7)
  expect(limitsOf({ slug: 'website-reader', limits: {} })).toEqual({})
})
