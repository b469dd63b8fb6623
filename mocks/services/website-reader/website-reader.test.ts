import { beforeEach, expect, test } from 'vitest'
import type { Project } from '#src/contract/project.ts'
import { type CustomerClient, customerIn } from '#tests/support/backend/customer-client.ts'
import { sampleArticles } from './sample-articles.ts'

const READER = '/services/website-reader'
const INIT = {
  title: 'Bloq',
  language: 1,
  voice_id: 1,
  domain: 'https://Bloq.Example.az/a',
  selector: ' article ',
}

let client: CustomerClient

beforeEach(async () => {
  client = await customerIn()
})

const now = async ({ id }: Project) => (await client.get<{ project: Project }>(`${READER}/${id}`)).project
const create = async (body: object = {}) =>
  now((await client.post<{ project: Project }>(`${READER}/init`, { ...INIT, ...body })).project)
const update = (project: Project, body: object) =>
  client.call<{ project: Project }>('PUT', `${READER}/${project.id}/update`, body)

async function generate(project: Project, scope = 'changed') {
  const { price } = await client.post<{ price: string }>(`${READER}/generate/${project.id}`, { scope })
  await client.world.idle()
  return price
}

test('a new reader has its host, its selector and an article to read', async () => {
  const project = await create()
  expect(project).toMatchObject({ domain: 'bloq.example.az', selector: 'article', status: 1 })
  expect(project.body.blocks.map(({ text }) => text)).toEqual(sampleArticles.az)
  expect(project.body.reader).toMatchObject({ speed: 1, skip_selectors: [] })
})

test('the preview of a reader is charged by characters, spoken, and timed word by word', async () => {
  const project = await create()
  expect(await generate(project)).toBe(project.price)
  const { status, body } = await now(project)
  expect(status).toBe(3)
  expect(body.blocks.every(({ generated }) => (generated.words?.length ?? 0) > 2)).toBe(true)
})

test('another speed makes the sound stale, and restoring it ends that', { tags: 'long' }, async () => {
  const project = await create()
  await generate(project)
  const settings = project.body.reader
  const faster = await update(project, { reader: { ...settings, speed: 1.5 } })
  expect(faster.data.project.body.blocks.every(({ is_stale }) => is_stale)).toBe(true)
  const again = await update(project, { reader: settings })
  expect(again.data.project.body.blocks.some(({ is_stale }) => is_stale)).toBe(false)
})

test('another language has its own article; switching back restores the first one with its sound', async () => {
  const project = await create()
  await generate(project)
  const { data } = await update(project, { language: 3, voice_id: 17 })
  expect(data.project.body.blocks.map(({ text }) => text)).toEqual(sampleArticles.en)
  const back = await update(project, { language: 1, voice_id: 1 })
  expect(back.data.project.body.blocks.every(({ generated }) => generated.status === 'ready')).toBe(true)
})

test('a customer’s own articles survive a change of language, and a removed sample does not return', async () => {
  const project = await create()
  const own = [{ client_id: 'own-0', text: 'Mənim məqaləm' }]
  const saved = await client.put<{ project: Project }>(`${READER}/${project.id}`, {
    blocks: [...project.body.blocks.map(({ id, text }) => ({ id, text })), ...own],
    version: project.version,
  })
  const english = await update(project, { language: 3, voice_id: 17 })
  expect(english.data.project.body.blocks.map(({ text }) => text)).toEqual([
    ...sampleArticles.en,
    'Mənim məqaləm',
  ])
  const { id, text } = saved.project.body.blocks.at(-1) ?? { id: 0, text: '' }
  await client.put(`${READER}/${project.id}`, {
    blocks: [{ id, text }],
    version: english.data.project.version,
  })
  const back = await update(project, { language: 1, voice_id: 1 })
  expect(back.data.project.body.blocks.map(({ text }) => text)).toEqual(['Mənim məqaləm'])
})

test.each([
  ['domain', { domain: 'javascript:alert(1)' }],
  ['domain', { domain: 'https://a:b@example.com' }],
  ['domain', { domain: '10.0.0.1' }],
  ['domain', { domain: 'https://co.uk' }],
  ['domain', { domain: 'x'.repeat(501) }],
  ['domain', { domain: '' }],
  ['selector', { selector: 'p {' }],
  ['selector', { selector: `.${'x'.repeat(250)}` }],
  ['voice_id', { voice_id: 17 }],
])('a wrong %s is refused with a message: %o', async (field, body) => {
  client.locale = 'ru'
  const answer = await client.call('POST', `${READER}/init`, { ...INIT, ...body })
  expect(answer.status).toBe(422)
  expect(answer.errors?.[field]?.[0]).toMatch(/[а-яё]/i)
})

test('an invalid skipped selector is named, and an invalid colour is refused', async () => {
  const { body } = await create()
  const wrong = { ...body.reader, skip_selectors: ['.ad', 'a,,b'] }
  const answer = await client.call('POST', `${READER}/init`, { ...INIT, reader: wrong })
  expect(answer.errors).toHaveProperty(['reader.skip_selectors.1'])
  const look = { ...body.reader?.look, accent: 'red;}' }
  const refused = await client.call('POST', `${READER}/init`, { ...INIT, reader: { ...body.reader, look } })
  expect(refused.status).toBe(422)
})

test('embed code exists once the preview is finished, and never for other services', {
  tags: 'long',
}, async () => {
  const project = await create()
  expect((await client.call('GET', `${READER}/get-code/${project.id}`)).status).toBe(409)
  await generate(project)
  const { snippets } = await client.get<{ snippets: object[] }>(`${READER}/get-code/${project.id}`)
  expect(snippets).toHaveLength(3)
  const speech = await client.post<{ project: Project }>('/services/text-to-speech/init')
  const answer = await client.call('GET', `/services/text-to-speech/get-code/${speech.project.id}`)
  expect(answer.status).toBe(409)
  expect(answer.message).toBe('Bu xidmətin yerləşdirmə kodu yoxdur.')
})

test('deleting a reader leaves no data behind', async () => {
  const project = await create()
  await client.call('DELETE', `${READER}/${project.id}`)
  expect(client.world.db.readers.get(project.id)).toBeUndefined()
})

test('plays in the app and on other sites are counted in one list, each article once', {
  tags: 'long',
}, async () => {
  const project = await create()
  await generate(project)
  const listen = { path: '/a', title: 'A', plays: 1, seconds: 10 }
  const other = { path: '/b', title: 'B', plays: 2, seconds: 5 }
  await client.world.write((tx) => {
    tx.readers.update(project.id, { listens: [listen], listens_elsewhere: [other, { ...listen, plays: 3 }] })
  })
  const { player } = await client.get<{ player: { listens: object[] } }>(`${READER}/get-code/${project.id}`)
  expect(player.listens).toEqual([{ ...listen, plays: 4, seconds: 20 }, other])
})
