import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { relayPath } from '#mocks/services/chat-bot/chat-relay.ts'
import { READING_PATH } from '#mocks/services/website-reader/reader-paths.ts'
import { storedReaderPath } from '#mocks/services/website-reader/stored-reader.ts'
import { answerSites } from './site-server-plugin.ts'

const OWN = { 'sec-fetch-site': 'same-origin' }

async function open() {
  const answer = answerSites()
  const server = createServer((request, response) => {
    void answer(request, response, () => response.writeHead(404).end('beside'))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  return async (path: string, init?: RequestInit) =>
    (await fetch(`http://127.0.0.1:${port}${path}`, init)).text()
}

test.each([
  ['a reading for another site', `${READING_PATH}a-key`, {}],
  ['a stored reader', storedReaderPath('a-key'), { headers: OWN }],
  ['a page that answers a bot’s visitors', relayPath('a-key'), { method: 'PUT', headers: OWN }],
])('the development server answers requests for %s', async (_, path, init) => {
  const ask = await open()
  expect(await ask(path, init)).not.toBe('beside')
})

test.each(['/src/main.tsx', '/readers', '/sandbox/payment.html'])(
  'it leaves %s to the page',
  async (path) => {
    const ask = await open()
    expect(await ask(path)).toBe('beside')
  },
)
