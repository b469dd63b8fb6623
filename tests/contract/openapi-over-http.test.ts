import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { logInAs } from '#mocks/control/sessions.ts'
import { demoAccounts } from '#mocks/seed/customers/demo-accounts.ts'
import { ROOT } from '#tests/support/project-files.ts'
import { type ServedWorld, serveWorld } from '#tests/support/serve-world.ts'
import { type ValidatedCall, validatingClient } from '#tests/support/validating-client.ts'

const { id: customer_id, email, password } = demoAccounts.leyla
const BOUNDARY = 'part-of-this-form'

interface Operation {
  operationId: string
  responses: Record<string, object>
}

const document: { paths: Record<string, Record<string, Operation>> } = JSON.parse(
  readFileSync(join(ROOT, 'openapi', 'openapi.json'), 'utf8'),
)
const called = new Set<string>()

let served: ServedWorld
let send: Awaited<ReturnType<typeof validatingClient>>
let token = ''

beforeAll(async () => {
  served = await serveWorld()
  send = await validatingClient(served.origin)
  token = await logInAs(served.host.world, customer_id)
})
afterAll(() => served.close())

/** All records of the world after its pending work is done. */
async function remembered() {
  const { world } = served.host
  await world.idle()
  return JSON.stringify(Object.entries(world.db).map(([name, records]) => [name, records.list()]))
}

/** Sends a request twice with the same idempotency key, as browsers do after a broken connection. */
async function sendTwice(request: ValidatedCall) {
  const headers = { ...request.headers, 'idempotency-key': `"${called.size}"` }
  const first = await send({ ...request, headers })
  const world = await remembered()
  const again = await send({ ...request, headers })
  const now = await remembered()
  expect([request.path, again, now === world]).toEqual([request.path, first, true])
  return first
}

const formOf = (fields: Readonly<Record<string, string>>) =>
  `${Object.entries(fields)
    .map(
      ([name, value]) =>
        `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    )
    .join('')}--${BOUNDARY}--\r\n`

interface Call {
  slug?: string
  id?: number
  blockId?: number
  query?: string
  body?: object
  form?: Readonly<Record<string, string>>
  status?: number
}

/**
 * Makes a call of the document and returns its data. Expects the given status and no violation of the document; a
 * change is sent twice and must take effect once.
 */
async function call<Data>(
  name: string,
  { slug = '', id = 0, blockId = 0, query = '', body, form, status: wanted = 200 }: Call = {},
) {
  called.add(name)
  const [path, methods] = Object.entries(document.paths).find(([, each]) =>
    Object.values(each).some(({ operationId }) => operationId === name),
  ) ?? ['', {}]
  const method = Object.keys(methods).find((each) => methods[each]?.operationId === name)
  const type = form ? `multipart/form-data; boundary=${BOUNDARY}` : 'application/json'
  const request: ValidatedCall = {
    method: method as ValidatedCall['method'],
    path: path
      .replace('{slug}', slug)
      .replace(/\{(?:id|projectId)\}/, String(id))
      .replace('{blockId}', String(blockId))
      .concat(query),
    headers: {
      authorization: `Bearer ${token}`,
      'accept-language': 'en',
      ...((body || form) && { 'content-type': type }),
    },
    body: form ? formOf(form) : body,
  }
  const { status, data, violations } = await (method === 'get' ? send : sendTwice)(request)
  expect([name, status, violations]).toEqual([name, wanted, []])
  expect(Object.keys(methods[method ?? '']?.responses ?? {})).toContain(String(status))
  return (data as { data: Data }).data
}

interface Made {
  project: { id: number; body: { blocks: { id: number }[] } }
}

test('every account call follows the document and takes effect once', async () => {
  const fresh = 'yeni@example.com'
  await call('login', { body: { email, password } })
  await call('getProfile')
  await call('updateProfile', { body: { name: 'Leyla M.' } })
  await call('updateImage', { form: { image: 'no picture' }, status: 422 })
  await call('getBalance')
  await call('getTransactions', { query: '?page=1&per_page=10' })
  await call('checkPromoCode', { query: '?code=AVAZ10' })
  await call('deposit', { body: { amount: '10.00' } })
  await call('getLanguages')
  await call('getServices')
  await call('getVoices')
  await call('toggleFavorite', { body: { voice_id: 1 } })
  const { world } = served.host
  await served.host.begin('captcha-off')
  token = await logInAs(served.host.world, customer_id)
  expect(served.host.world).not.toBe(world)
  await call('register', { body: { name: 'Yeni', email: fresh, password: 'uzun-parol-7', terms: true } })
  const { outbox, emailTokens } = served.host.world.db
  await call('verifyEmail', { body: { email: fresh, code: outbox.first({ to: fresh })?.code } })
  await call('forgotPassword', { body: { email: fresh } })
  const id = emailTokens.list().at(-1)?.id
  await call('resetPassword', { body: { id, password: 'yeni-parol-8' } })
})

test('every project call follows the document and takes effect once', async () => {
  const slug = 'text-to-speech'
  await call('getService', { slug })
  await call('getFormats', { slug })
  await call('getProjects', { slug })
  const { project } = await call<Made>('initProject', { slug, form: { title: 'Səhər' } })
  const { id } = project
  const at = { slug, id }
  await call('addBlock', { slug, query: `?project_id=${id}`, body: { text: 'Salam.' } })
  await call('saveProject', { ...at, body: { blocks: [{ text: 'Bir.' }, { text: 'İki.' }] } })
  const { project: saved } = await call<Made>('getProject', at)
  const [first, second] = saved.body.blocks.map((block) => block.id)
  await call('updateBlock', { ...at, blockId: first, body: { text: 'Birinci.' } })
  await call('duplicateBlock', { ...at, blockId: first })
  const { project: now } = await call<Made>('getProject', at)
  await call('sortBlocks', { ...at, body: { block_ids: now.body.blocks.map((block) => block.id).reverse() } })
  await call('deleteBlock', { ...at, blockId: second })
  await call('updateTitle', { ...at, body: { title: 'Axşam' } })
  await call('generate', { ...at, body: { scope: 'all' } })
  await served.host.world.idle()
  await call('getResponse', at)
  await call('exportProject', { ...at, body: { format: 'mp3', layout: 'single' } })
  await served.host.world.idle()
  await call('getResponse', at)
  await call('deleteProject', at)
})

test('calls of individual services follow the document and take effect once', async () => {
  const { db } = served.host.world
  const idOf = (slug: string, status?: number) =>
    db.projects.first({ customer_id, slug: slug as never, ...(status && { status: status as never }) })?.id ??
    0
  const slug = 'website-reader'
  await call('getCode', { slug, id: idOf(slug) })
  await call('getCode', { slug: 'dubbing', id: idOf('dubbing'), status: 409 })
  await call('updateSettings', { slug, id: idOf(slug), form: { title: 'Xəbərlər' } })
  await call('payProject', { slug: 'cloning', id: idOf('cloning', 6) })
  await call('logout')
})

test('every call of the document is tested', () => {
  const all = Object.values(document.paths).flatMap((methods) =>
    Object.values(methods).map(({ operationId }) => operationId),
  )
  expect(all.filter((name) => !called.has(name))).toEqual([])
})
