import { expect, test } from 'vitest'
import { soundPath } from '#mocks/services/website-reader/reader-paths.ts'
import {
  STORED_READER,
  type StoredReader,
  storedReaderPath,
} from '#mocks/services/website-reader/stored-reader.ts'
import { LEFT_TO_OTHERS, serveMiddleware } from '#tests/support/serve-middleware.ts'
import { siteServer } from './site-server.ts'

const KEY = 'a key/with signs'
const SITE = 'https://bloq.example.az'
const OWN = { 'sec-fetch-site': 'same-origin' }
const READER: StoredReader = {
  domain: 'bloq.example.az',
  hasSubdomains: false,
  mark: 'one',
  paragraphs: [{ text: 'Salam', url: soundPath(KEY, 's1'), duration: 1, words: [] }],
}

const open = () => serveMiddleware(siteServer())

function formOf(reader: StoredReader) {
  const form = new FormData()
  form.append(STORED_READER, JSON.stringify(reader))
  form.append('s1', new Blob(['sound'], { type: 'audio/wav' }), 's1')
  return form
}

test('data stored by a page of the sandbox is available to its site until it is removed', async () => {
  const ask = await open()
  const reading = `/reader/v1/${encodeURIComponent(KEY)}`
  expect((await ask(reading, { headers: { origin: SITE } })).status).toBe(404)
  await ask(storedReaderPath(KEY), { method: 'PUT', headers: OWN, body: formOf(READER) })
  expect(await (await ask(reading, { headers: { origin: SITE } })).json()).toEqual({
    paragraphs: READER.paragraphs,
  })
  const sound = await ask(soundPath(KEY, 's1'), { headers: { origin: SITE, range: 'bytes=1-2' } })
  expect([sound.status, await sound.text(), sound.headers.get('content-type')]).toEqual([
    206,
    'ou',
    'audio/wav',
  ])
  expect((await ask(reading, { headers: { origin: 'https://other.example' } })).status).toBe(403)
  const state = await (await ask(storedReaderPath(KEY), { headers: OWN })).json()
  expect(state).toMatchObject({
    mark: 'one',
    visits: [
      { host: 'other.example', is_refused: true },
      { host: 'bloq.example.az', is_refused: false },
    ],
  })
  await ask(storedReaderPath(KEY), { method: 'DELETE', headers: OWN })
  expect((await ask(reading, { headers: { origin: SITE } })).status).toBe(404)
})

test('other pages can neither leave nor read data', async () => {
  const ask = await open()
  for (const site of ['cross-site', 'same-site', 'none']) {
    const headers = { 'sec-fetch-site': site }
    expect((await ask(storedReaderPath(KEY), { method: 'PUT', headers, body: formOf(READER) })).status).toBe(
      403,
    )
    expect((await ask(storedReaderPath(KEY), { headers })).status).toBe(403)
  }
  expect(await (await ask(storedReaderPath(KEY), { headers: OWN })).json()).toBeNull()
})

test('requests to other addresses are not handled', async () => {
  const ask = await open()
  for (const path of ['/', '/reader/v1.js', '/sandbox/reader.html']) {
    expect(await (await ask(path)).text()).toBe(LEFT_TO_OTHERS)
  }
})
