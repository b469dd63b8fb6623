import { expect, test } from 'vitest'
import { jsonPieces } from './json-pieces.ts'

const plain = {
  nothing: undefined,
  none: null,
  empty: {},
  text: '„Salam!“ \u0000 \ud83d\ude00',
  list: [undefined, 1, [], { a: undefined }],
  far: { off: { below: { yet: { more: [1, { a: [] }] } } } },
  blocks: Array.from({ length: 45 }, (_, id) => ({ id, text: `blok ${id}`, recognised: null })),
}

test.each([[plain], [plain.blocks], [[]], [{}], [null], ['a'], [0]])(
  '%j is written as JSON in several pieces',
  (value) => {
    expect([...jsonPieces(value)].join('')).toBe(JSON.stringify(value))
  },
)

test('the pieces of a long list are short', () => {
  const longest = Math.max(
    ...[...jsonPieces({ data: { project: { body: plain } } })].map(({ length }) => length),
  )
  expect(longest).toBeLessThan(JSON.stringify(plain.blocks).length / 2)
})
