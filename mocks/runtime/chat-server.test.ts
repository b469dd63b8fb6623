import { expect, test } from 'vitest'
import { CHAT_PATH } from '#mocks/services/chat-bot/chat-paths.ts'
import { relayPath } from '#mocks/services/chat-bot/chat-relay.ts'
import { LEFT_TO_OTHERS, serveMiddleware } from '#tests/support/serve-middleware.ts'
import { chatServer } from './chat-server.ts'

const KEY = 'a-key'
const SITE = 'https://magaza.example'
const OWN = { 'sec-fetch-site': 'same-origin' }
const QUESTION = JSON.stringify({ text: 'Salam' })

const open = () => serveMiddleware(chatServer())

const asked = { method: 'POST', body: QUESTION, headers: { origin: SITE } }

test('the open page answers a site’s requests, whichever was first', async () => {
  const ask = await open()
  const page = relayPath(KEY)
  await ask(page, { method: 'PUT', headers: OWN })
  for (const isPageFirst of [true, false]) {
    const first = isPageFirst ? ask(page, { headers: OWN }) : undefined
    const answer = ask(`${CHAT_PATH}${KEY}`, asked)
    const { number, ...request } = await (await (first ?? ask(page, { headers: OWN }))).json()
    expect(request).toEqual({ host: 'magaza.example', isAvatar: false, question: QUESTION })
    const body = JSON.stringify({ text: 'Salam!' })
    await ask(`${page}?number=${number}&status=402`, { method: 'POST', headers: OWN, body })
    const { status, headers } = await answer
    expect([status, headers.get('access-control-allow-origin')]).toEqual([402, SITE])
    expect(await (await answer).json()).toEqual({ text: 'Salam!' })
  }
})

test('only a page of the sandbox answers, and without one there is no bot', async () => {
  const ask = await open()
  for (const site of ['cross-site', 'same-site', 'none']) {
    const taken = await ask(relayPath(KEY), { method: 'PUT', headers: { 'sec-fetch-site': site } })
    expect(taken.status).toBe(403)
  }
  expect((await ask(`${CHAT_PATH}${KEY}`, asked)).status).toBe(404)
  expect(await (await ask('/services')).text()).toBe(LEFT_TO_OTHERS)
})
