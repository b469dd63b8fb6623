import { expect, test } from 'vitest'
import type { Project } from '#src/contract/project.ts'
import { answersOf, BOTS, currentBot, textBot } from '#tests/support/backend/bot-project.ts'
import { type CustomerClient, customerIn } from '#tests/support/backend/customer-client.ts'
import { balanceOf } from '#tests/support/backend/speech-project.ts'
import { sendForm } from '#tests/support/backend/transcript-project.ts'
import { PNG } from '#tests/support/book-files.ts'

const SITE = 'magaza.example'
const QUESTION = 'Mağaza saat neçədə açılır?'

async function botOnSite(client: CustomerClient, answersPerDay = 10) {
  const { id, body } = await textBot(client)
  const bot = { ...body.bot, domains: [SITE], limits: { answers_per_day: answersPerDay } }
  await sendForm(client, `${BOTS}/${id}/update`, { bot }, 'PUT')
  const { snippets } = await client.get<{ snippets: { code: string }[] }>(`${BOTS}/get-code/${id}`)
  const key = /data-key="([^"]+)"/.exec(snippets[0]?.code ?? '')?.[1] ?? ''
  return { id, key }
}

function send(client: CustomerClient, key: string, site: string, text?: string, idempotency_key?: string) {
  const asked = text !== undefined && {
    method: 'POST',
    body: JSON.stringify({ text, conversation_id: 'v1', idempotency_key }),
  }
  return client.fetch(`/chat/v1/${key}`, { headers: { origin: `https://${site}` }, ...asked })
}

const onSite = ({ body }: Project) => body.blocks.filter(({ message }) => message?.host === SITE)

test('a visitor of the site gets an answer, the customer is charged, and the project has the conversation', async () => {
  const client = await customerIn()
  const { id, key } = await botOnSite(client)
  const seen = await send(client, key, SITE)
  expect(seen.headers.get('access-control-allow-origin')).toBe(`https://${SITE}`)
  expect(await seen.json()).toMatchObject({ name: 'Nar', look: { corner: 'right' } })
  const money = Number(await balanceOf(client))
  const answer = await send(client, key, SITE, QUESTION)
  expect(await answer.json()).toMatchObject({
    outcome: 'answered',
    text: 'Mağaza hər gün saat 10:00-dan 20:00-dək açıqdır.',
  })
  expect(money - Number(await balanceOf(client))).toBeCloseTo(0.03)
  expect(onSite(await currentBot(client, id))).toHaveLength(2)
})

test('a site that is not allowed gets neither the bot nor an answer', async () => {
  const client = await customerIn()
  const { id, key } = await botOnSite(client)
  for (const text of [undefined, QUESTION]) {
    const answer = await send(client, key, 'other.example', text)
    expect([answer.status, await answer.json()]).toMatchObject([403, { error: 'other_site' }])
  }
  expect(answersOf(await currentBot(client, id))).toEqual([])
})

test('a repeated question of a visitor’s browser counts and costs once', async () => {
  const client = await customerIn()
  const { id, key } = await botOnSite(client, 1)
  const money = Number(await balanceOf(client))
  const [first, again] = [
    await send(client, key, SITE, QUESTION, 'press 1'),
    await send(client, key, SITE, QUESTION, 'press 1'),
  ]
  expect(await again.json()).toEqual(await first.json())
  expect(onSite(await currentBot(client, id))).toHaveLength(2)
  expect(money - Number(await balanceOf(client))).toBeCloseTo(0.03)
  expect((await send(client, key, SITE, QUESTION, 'press 2')).status).toBe(429)
})

const refusals = async (client: CustomerClient, id: number) =>
  (await currentBot(client, id)).body.bot_refusals

test('a program without a site gets no answer for free, and the owner sees the attempt', async () => {
  const client = await customerIn()
  const { id, key } = await botOnSite(client, 500)
  const money = await balanceOf(client)
  for (let asked = 0; asked < 80; asked += 1) {
    const body = JSON.stringify({ text: QUESTION, conversation_id: `v${asked}` })
    const answer = await client.fetch(`/chat/v1/${key}`, { method: 'POST', body })
    expect([answer.status, await answer.json()]).toEqual([403, { error: 'no_origin' }])
  }
  await send(client, key, 'other.example', QUESTION)
  expect(await balanceOf(client)).toBe(money)
  expect(await refusals(client, id)).toEqual([
    { reason: 'no_origin', count: 80 },
    { reason: 'other_site', count: 1 },
  ])
  client.world.clock.advance(86_400_000)
  expect(await refusals(client, id)).toBeNull()
})

test('a visitor gets twenty answers a minute over all conversations, without affecting others', async () => {
  const client = await customerIn()
  const { id, key } = await botOnSite(client, 500)
  const ask = (address: string) =>
    client.fetch(`/chat/v1/${key}`, {
      method: 'POST',
      headers: { origin: `https://${SITE}`, 'x-forwarded-for': address },
      body: JSON.stringify({ text: 'Salam', conversation_id: crypto.randomUUID() }),
    })
  for (let asked = 0; asked < 20; asked += 1) expect((await ask('198.51.100.9')).status).toBe(200)
  const refused = await ask('198.51.100.9')
  expect([refused.status, refused.headers.get('retry-after'), await refused.json()]).toEqual([
    429,
    '60',
    { error: 'too_often' },
  ])
  expect((await ask('198.51.100.10')).status).toBe(200)
  expect(await refusals(client, id)).toEqual([{ reason: 'too_often', count: 1 }])
  client.world.clock.advance(60_000)
  expect((await ask('198.51.100.9')).status).toBe(200)
})

test('at its daily limit a bot says so on sites, and answers again the next day', async () => {
  const client = await customerIn()
  const { key } = await botOnSite(client, 1)
  expect((await send(client, key, SITE, QUESTION)).status).toBe(200)
  const refused = await send(client, key, SITE, QUESTION)
  expect([refused.status, await refused.json()]).toEqual([429, { error: 'daily_limit' }])
  client.world.clock.advance(86_400_000)
  expect((await send(client, key, SITE, QUESTION)).status).toBe(200)
})

test('without money a bot says so on sites, and still greets', async () => {
  const client = await customerIn('empty')
  const { key } = await botOnSite(client)
  const refused = await send(client, key, SITE, QUESTION)
  expect([refused.status, await refused.json()]).toEqual([402, { error: 'no_money' }])
  expect(await (await send(client, key, SITE, 'Salam')).json()).toMatchObject({ outcome: 'small_talk' })
})

test('the picture of a bot is served to its sites, and can be removed', async () => {
  const client = await customerIn()
  const { id, key } = await botOnSite(client)
  const path = `${BOTS}/${id}/update`
  const { body } = await currentBot(client, id)
  expect(await (await send(client, key, SITE)).json()).toMatchObject({ has_avatar: false })
  await sendForm(client, path, { image: new File([PNG], 'nar.png') }, 'PUT')
  const { look } = (await currentBot(client, id)).body.bot ?? {}
  expect((await client.fetch(look?.avatar_url ?? '')).headers.get('content-type')).toBe('image/png')
  const shown = await send(client, `${key}/avatar`, SITE)
  expect([shown.headers.get('content-type'), shown.headers.get('access-control-allow-origin')]).toEqual([
    'image/png',
    `https://${SITE}`,
  ])
  expect((await send(client, `${key}/avatar`, 'other.example')).status).toBe(403)
  const bot = { ...body.bot, domains: [SITE], look: { ...look, avatar_url: null } }
  await sendForm(client, path, { bot }, 'PUT')
  expect((await send(client, `${key}/avatar`, SITE)).status).toBe(404)
  expect(await (await send(client, key, SITE)).json()).toMatchObject({ has_avatar: false })
  const refused = await sendForm(client, path, { image: new File(['<svg/>'], 'nar.png') }, 'PUT')
  expect(Object.keys(refused.errors ?? {})).toEqual(['image'])
})

test('an invalid question is refused, and an unknown bot is not found', async () => {
  const client = await customerIn()
  const { key } = await botOnSite(client)
  expect((await send(client, key, SITE, 'a'.repeat(100_000))).status).toBe(422)
  expect((await send(client, 'unknown', SITE, QUESTION)).status).toBe(404)
})

test('a bot that has reached the daily limit says so to its owner, and keeps the questions', async () => {
  const client = await customerIn()
  const { id, key } = await botOnSite(client, 1)
  expect((await currentBot(client, id)).mute).toBeNull()
  await send(client, key, SITE, QUESTION)
  expect((await currentBot(client, id)).mute).toBe('daily_limit')
  expect((await send(client, key, SITE, 'Çatdırılma neçəyədir?')).status).toBe(429)
  expect(onSite(await currentBot(client, id)).at(-1)).toMatchObject({
    text: 'Çatdırılma neçəyədir?',
    message: { role: 'visitor', outcome: 'unanswered', refused: 'daily_limit' },
  })
  client.world.clock.advance(86_400_000)
  expect((await currentBot(client, id)).mute).toBeNull()
})

test('a bot without money for an answer says so on the bot, in its list and on home', async () => {
  const client = await customerIn()
  const { id, key } = await botOnSite(client)
  client.world.write((tx) => tx.wallets.update(1, { available: 1 }))
  expect((await send(client, key, SITE, QUESTION)).status).toBe(402)
  const bot = await currentBot(client, id)
  expect(bot.mute).toBe('no_money')
  expect(onSite(bot).map(({ message }) => message?.refused)).toEqual(['no_money'])
  const { services } = await client.get<{ services: { projects: Project[] }[] }>('/services')
  const onHome = services.flatMap(({ projects }) => projects)
  expect(onHome.find((project) => project.id === id)?.mute).toBe('no_money')
})
