import { expect, test } from 'vitest'
import { relayPath } from '#mocks/services/chat-bot/chat-relay.ts'
import { READING_PATH } from '#mocks/services/website-reader/reader-paths.ts'
import { storedReaderPath } from '#mocks/services/website-reader/stored-reader.ts'
import { LEFT_TO_OTHERS, serveMiddleware } from '#tests/support/serve-middleware.ts'
import { answerSites } from './site-server-plugin.ts'

const OWN = { 'sec-fetch-site': 'same-origin' }

async function open() {
  const ask = await serveMiddleware(answerSites())
  return async (path: string, init?: RequestInit) => (await ask(path, init)).text()
}

test.each([
  ['a reading for another site', `${READING_PATH}a-key`, {}],
  ['a stored reader', storedReaderPath('a-key'), { headers: OWN }],
  ['a page that answers a bot’s visitors', relayPath('a-key'), { method: 'PUT', headers: OWN }],
])('the development server answers requests for %s', async (_, path, init) => {
  const ask = await open()
  expect(await ask(path, init)).not.toBe(LEFT_TO_OTHERS)
})

test.each(['/src/main.tsx', '/readers', '/sandbox/payment.html'])(
  'it leaves %s to the page',
  async (path) => {
    const ask = await open()
    expect(await ask(path)).toBe(LEFT_TO_OTHERS)
  },
)
