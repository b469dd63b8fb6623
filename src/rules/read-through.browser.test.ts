import { expect, test } from 'vitest'
import { readThrough } from './read-through.ts'

const bytes = Uint8Array.from({ length: 1000 }, (_, at) => at % 251)

/** A stream that cannot read into a given buffer, as in older browsers. */
const plain = () =>
  new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      for (let at = 0; at < bytes.length; at += 170) controller.enqueue(bytes.slice(at, at + 170))
      controller.close()
    },
  })

test.each([
  ['a film', () => new Blob([bytes]).stream()],
  ['an answer', () => new Response(new Blob([bytes])).body ?? plain()],
  ['a stream of an older browser', plain],
])('%s is read completely, in parts as large as the buffer', async (_, open) => {
  const sizes: number[] = []
  const parts: Uint8Array<ArrayBuffer>[] = []
  for await (const part of readThrough(open(), 300)) {
    sizes.push(part.length)
    parts.push(part.slice())
  }
  expect(sizes).toEqual([300, 300, 300, 100])
  expect(new Uint8Array(await new Blob(parts).arrayBuffer())).toEqual(bytes)
})

test('all parts are read into the same buffer, one after the other', async () => {
  const seen: (number | undefined)[] = []
  let first: Uint8Array<ArrayBuffer> | undefined
  for await (const part of readThrough(plain(), 500)) {
    first ??= part
    seen.push(first[0])
  }
  expect(seen).toEqual([bytes[0], bytes[500]])
})
