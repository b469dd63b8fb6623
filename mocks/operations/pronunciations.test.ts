import { expect, test } from 'vitest'
import type { Project } from '#src/contract/project.ts'
import { type CustomerClient, customerIn } from '#tests/support/backend/customer-client.ts'
import { currentProject, generateAll, projectWith, SPEECH } from '#tests/support/backend/speech-project.ts'

const settings = { pronunciations: [{ written: 'ASAN', said: 'asan xidmət mərkəzi' }] }

const stalenessOf = ({ body }: Project) => body.blocks.map(({ is_stale }) => is_stale)

test('a pronunciation is audible and makes only the blocks with its word stale', async () => {
  const client = await customerIn()
  const { id } = await projectWith(client, ['Bu gün ASAN açıqdır.', 'Sabah bağlıdır.'])
  const { project: before } = await generateAll(client, id)
  await client.put(`${SPEECH}/${id}`, { settings })
  expect(stalenessOf(await currentProject(client, id))).toEqual([true, false])
  const { project: after } = await generateAll(client, id, { scope: 'changed' })
  expect(stalenessOf(after)).toEqual([false, false])
  const [spoken, other] = after.body.blocks.map(({ generated }) => generated)
  expect(spoken?.duration).toBeGreaterThan((before.body.blocks[0]?.generated.duration ?? 0) + 0.4)
  expect(spoken?.words?.map(({ text }) => text)).toEqual(['Bu', 'gün', 'ASAN', 'açıqdır.'])
  expect(other?.takes).toHaveLength(1)
})

const put = (client: CustomerClient, id: number, pronunciations: unknown) =>
  client.call<unknown>('PUT', `${SPEECH}/${id}`, { settings: { pronunciations } })

test.each([
  ['100,000 entries', Array.from({ length: 100_000 }, (_, index) => ({ written: `w${index}`, said: 'x' }))],
  ['an object that says it has a billion entries', { length: 1e9, 0: { written: 'a', said: 'b' } }],
  ['a word of a million characters', [{ written: 'a'.repeat(1e6), said: 'b' }]],
  ['only invisible characters', [{ written: '\u200B', said: '\u202E' }]],
])('a list of pronunciations with %s is refused, and the old one stays', async (_, hostile) => {
  const client = await customerIn()
  const { id } = await projectWith(client, ['Bu gün ASAN açıqdır.'])
  await client.put(`${SPEECH}/${id}`, { settings })
  expect([413, 422]).toContain((await put(client, id, hostile)).status)
  expect((await currentProject(client, id)).body.settings).toMatchObject(settings)
})

test('markup, patterns, commands of a speech engine and names of every object are pronounced as they are', {
  tags: 'long',
}, async () => {
  const client = await customerIn()
  const hostile = [
    { written: '__proto__', said: 'constructor' },
    { written: '(a+)+$', said: '$& $1' },
    { written: '<b>', said: '<break time="10000s"/>' },
    { written: '[[x]]', said: '[[[[_:_]]]]' },
    { written: '\u202Eab\u202C', said: '=cmd|"/C calc"!A0' },
  ]
  const { id } = await projectWith(client, [
    `${hostile.map(({ written }) => written).join(' ')} ${'a'.repeat(99)}!`,
  ])
  expect((await put(client, id, hostile)).status).toBe(200)
  const { project } = await generateAll(client, id)
  expect(project.body.settings?.pronunciations).toEqual(hostile)
  expect(project.body.blocks[0]?.generated.duration).toBeLessThan(120)
})

test('pronunciations do not turn a block into hours of speech for the price of minutes', async () => {
  const client = await customerIn()
  const { id } = await projectWith(client, ['Salam.', 'a '.repeat(1500).trim()])
  expect((await put(client, id, [{ written: 'a', said: 'o'.repeat(60) }])).status).toBe(200)
  const answer = await client.call('POST', `${SPEECH}/generate/${id}`, { scope: 'all' })
  expect(answer.status).toBe(422)
  expect(answer.errors?.['blocks.1.text']?.[0]).toMatch(/tələffüzlərinə görə/)
  expect((await currentProject(client, id)).status).toBe(1)
})
