import { expect, test } from 'vitest'
import { demoAccounts } from '#mocks/seed/customers/demo-accounts.ts'
import { type CustomerClient, customerIn, guestOf } from '#tests/support/backend/customer-client.ts'
import { balanceOf, projectWith, SPEECH } from '#tests/support/backend/speech-project.ts'
import { PNG } from '#tests/support/book-files.ts'
import { FirstAnswers } from './first-answers.ts'
import { json } from './respond.ts'

const DAY_MS = 86_400_000

const headersOf = ({ token }: CustomerClient, key: string) => ({
  authorization: `Bearer ${token}`,
  'content-type': 'application/json',
  'idempotency-key': key,
})

async function send(client: CustomerClient, path: string, body: object | string, key = '"press 1"') {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const answer = await client.fetch(`/api${path}`, {
    method: 'POST',
    headers: headersOf(client, key),
    body: text,
  })
  return { status: answer.status, ...(await answer.json()) }
}

const mark = (client: CustomerClient, voice_id: number, key?: string) =>
  send(client, '/favorite', { voice_id }, key)

test('a repeated start during the first one gets the same response and is charged once', async () => {
  const client = await customerIn('slow-runs')
  const { id } = await projectWith(client, ['Sabahınız xeyir.'])
  const money = Number(await balanceOf(client))
  const start = () => send(client, `${SPEECH}/generate/${id}`, { scope: 'all' })
  const [first, copyResponse] = await Promise.all([start(), start()])
  expect(first).toMatchObject({ status: 200, data: { project: { status: 2 } } })
  expect(copyResponse).toEqual(first)
  expect(money - Number(await balanceOf(client))).toBeCloseTo(Number(first.data.price))
})

test('a picture that is sent again is stored once', async () => {
  const client = await customerIn()
  const headers = { authorization: `Bearer ${client.token}`, 'idempotency-key': '"press 1"' }
  async function sendPicture() {
    const body = new FormData()
    body.append('image', new File([PNG], 'me.png', { type: 'image/png' }))
    const answer = await client.fetch('/api/customer/image-update', { method: 'POST', headers, body })
    return { status: answer.status, ...(await answer.json()) }
  }
  const first = await sendPicture()
  const files = client.world.db.fileRecords.count()
  expect([first.status, await sendPicture()]).toEqual([200, first])
  expect(client.world.db.fileRecords.count()).toBe(files)
})

test('a refusal is repeated unchanged', async () => {
  const client = await customerIn()
  const pay = () => send(client, '/services/cloning/9999/payment', {})
  const refused = await pay()
  expect(refused.status).toBe(404)
  expect(await pay()).toEqual(refused)
})

test('a key belongs to one request: another request with it is refused', async () => {
  const client = await customerIn()
  await mark(client, 1)
  expect(await mark(client, 2)).toMatchObject({ status: 422, error: { code: 'key_of_another' } })
  expect(await mark(client, 2, '"press 2"')).toMatchObject({ data: { voice_id: 2, is_favorite: true } })
})

test('a key belongs to one customer: another customer gets their own response', async () => {
  const client = await customerIn()
  const { email, password } = demoAccounts.anar
  const other = guestOf(client)
  const { access_token } = await other.post<{ access_token: string }>('/customer/login', { email, password })
  other.token = access_token
  const { customer_id = 0 } = client.world.db.sessions.get(access_token) ?? {}
  const isMarked = () => client.world.db.favorites.first({ customer_id, voice_id: 1 }) !== undefined
  const was = isMarked()
  await mark(client, 1)
  await mark(other, 1)
  expect(isMarked()).toBe(!was)
})

test('a key expires after a day', async () => {
  const client = await customerIn()
  const { data } = await mark(client, 1)
  client.world.clock.advance(DAY_MS)
  expect(await mark(client, 1)).toMatchObject({ data: { is_favorite: !data.is_favorite } })
})

test('a truncated request is executed when it arrives again complete', async () => {
  const client = await customerIn()
  expect(await send(client, '/favorite', '{"voice_')).toMatchObject({ status: 400 })
  expect(await mark(client, 1)).toMatchObject({ status: 200 })
})

test('a request that was not served is executed when it arrives again', async () => {
  const client = await customerIn()
  client.world.faults.add({ endpoint: 'toggleFavorite', times: 1, fault: { kind: 'status', status: 503 } })
  expect(await mark(client, 1)).toMatchObject({ status: 503 })
  expect(await mark(client, 1)).toMatchObject({ status: 200 })
})

test('the oldest of many saved responses are removed', async () => {
  const answers = new FirstAnswers(() => 0)
  let made = 0
  const give = (key: string) =>
    answers.giveOnce(key, '', async () => {
      made += 1
      return json(200, 'x'.repeat(100_000))
    })
  for (const key of ['1', '2', '3', '4', '5']) await give(key)
  await give('5')
  expect(made).toBe(5)
  await give('1')
  expect(made).toBe(6)
})
