import { expect, test } from 'vitest'
import { createWorld } from '#mocks/world.ts'
import { stubOperations } from '#tests/support/backend/stub-operations.ts'
import { byteRange } from './byte-range.ts'

test.each([
  [null, { kind: 'whole' }],
  ['bytes=0-', { kind: 'part', first: 0, last: 9 }],
  ['bytes=2-3', { kind: 'part', first: 2, last: 3 }],
  ['bytes=8-99', { kind: 'part', first: 8, last: 9 }],
  ['bytes=-3', { kind: 'part', first: 7, last: 9 }],
  ['bytes=-99', { kind: 'part', first: 0, last: 9 }],
  ['bytes=10-', { kind: 'unsatisfiable' }],
  ['bytes=-0', { kind: 'unsatisfiable' }],
  ['bytes=5-2', { kind: 'whole' }],
  ['bytes=0-1,3-4', { kind: 'whole' }],
  ['items=0-1', { kind: 'whole' }],
])('the requested range of a ten-byte file is read: %s', (header, range) => {
  expect(byteRange(header, 10)).toEqual(range)
})

test('a player gets a long film in pieces', () => {
  const piece = 1024 * 1024
  expect(byteRange('bytes=5-', 500_000_000)).toEqual({ kind: 'part', first: 5, last: piece + 4 })
})

async function openWithFile() {
  const world = await createWorld({ id: 'my world', operations: stubOperations({}) })
  const content = new Uint8Array([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
  const url = await world.write((tx) => tx.files.put({ content, mime: 'audio/mpeg', name: 'Səs "1".mp3' }))
  const get = (suffix = '', headers: HeadersInit = {}) =>
    world.fetch(new Request(`http://localhost${url}${suffix}`, { headers }))
  return { world, url, get }
}

test('a file is served whole or in part', async () => {
  const { get } = await openWithFile()
  const whole = await get()
  expect(whole.status).toBe(200)
  expect(Object.fromEntries(whole.headers)).toMatchObject({
    'content-type': 'audio/mpeg',
    'content-length': '10',
    'accept-ranges': 'bytes',
  })
  const part = await get('', { range: 'bytes=2-4' })
  expect(part.status).toBe(206)
  expect(part.headers.get('content-range')).toBe('bytes 2-4/10')
  expect([...new Uint8Array(await part.arrayBuffer())]).toEqual([2, 3, 4])
  expect((await get('', { range: 'bytes=10-' })).status).toBe(416)
})

test('a download has its name, in any script', async () => {
  const { get } = await openWithFile()
  expect((await get('?download')).headers.get('content-disposition')).toBe(
    `attachment; filename="S_s _1_.mp3"; filename*=UTF-8''S%C9%99s%20%221%22.mp3`,
  )
})

test.each(['text/html', 'image/svg+xml', 'application/xhtml+xml', 'text/xml', ''])(
  'a file of type “%s” is saved and never shown as a page of the app',
  async (mime) => {
    const { world } = await openWithFile()
    const url = await world.write((tx) =>
      tx.files.put({ content: new Uint8Array([60]), mime, name: 'a.html' }),
    )
    const { headers } = await world.fetch(new Request(`http://localhost${url}`))
    expect(headers.get('content-disposition')).toMatch(/^attachment;/)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  },
)

test('a removed file is not found', async () => {
  const { world, url, get } = await openWithFile()
  await world.write((tx) => tx.files.remove(url))
  expect((await get()).status).toBe(404)
  expect(await world.files.read(url)).toBeUndefined()
})
