import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { languageIds } from '#mocks/catalog/languages.ts'
import { setPace } from '#mocks/features/runs/pace.ts'
import { nodeEngines } from '#mocks/runtime/node.ts'
import type { ScenarioName } from '#mocks/scenarios/scenario-name.ts'
import { demoAccounts } from '#mocks/seed/customers/demo-accounts.ts'
import { request } from '#src/api/request.ts'
import type { ServiceSlug } from '#src/contract/primitives.ts'
import { type ProjectSummary, projectStatuses } from '#src/contract/project-summary.ts'
import { getProject } from '#src/contract/projects.ts'
import { getProjects } from '#src/contract/projects-list.ts'
import { getResponse } from '#src/contract/runs.ts'
import { createSyncGateway } from '#src/features/editor/core/sync/sync-gateway.ts'
import { type Progress, renewByPolls, withChanges } from '#src/features/projects/continued-project.ts'
import { progressQueries } from '#src/features/projects/progress-queries.ts'
import { projectQueries } from '#src/features/projects/project-queries.ts'
import { BOOKS, bookOf } from '#tests/support/backend/book-project.ts'
import { ask, HOURS, textBot } from '#tests/support/backend/bot-project.ts'
import { type CustomerClient, customerIn } from '#tests/support/backend/customer-client.ts'
import { DUBBING, filmDraft } from '#tests/support/backend/dubbing-project.ts'
import { giveAllBlocksSound } from '#tests/support/backend/give-all-blocks-sound.ts'
import { projectWith, SPEECH } from '#tests/support/backend/speech-project.ts'
import { draftOf, speakAsStranger, TRANSCRIPTS, wavFile } from '#tests/support/backend/transcript-project.ts'
import { quickEngines } from '#tests/support/quick-engines.ts'

const slug = 'text-to-speech'
const POLL_MS = 3_000

afterEach(() => vi.unstubAllGlobals())

const sentences = (count: number) =>
  Array.from({ length: count }, (_, place) => `Səhər açılanda ${place} gəmi limandan sakitcə çıxdı.`)

/** The app's client in a world, with a count of the bytes that it receives. */
async function countedClient(scenario: ScenarioName = 'main') {
  const client = await customerIn(scenario, demoAccounts.leyla, {
    ...nodeEngines,
    speech: quickEngines().speech,
  })
  const received: number[] = []
  vi.stubGlobal('document', { cookie: `auth.token=${client.token}`, addEventListener: () => undefined })
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('fetch', async (...args: Parameters<typeof fetch>) => {
    const response = await client.fetch(...args)
    received.push((await response.clone().arrayBuffer()).byteLength)
    return response
  })
  const queries = new QueryClient()
  return {
    ...{ client, queries },
    poll: (id: number, service: ServiceSlug = slug) =>
      queries.fetchQuery(progressQueries.progress(service, id)),
    /** Fetches a project as a screen that keeps it open does. */
    open: (service: ServiceSlug, id: number, screen = queries) =>
      screen.fetchQuery({
        ...projectQueries.project(service, id),
        staleTime: 0,
        gcTime: Number.POSITIVE_INFINITY,
      }),
    /** Bytes received since the last call. */
    take: () => received.splice(0).reduce((sum, bytes) => sum + bytes, 0),
  }
}

/** Speaks a project at a block per second and polls it as an open page does. Returns the bytes of all polls. */
async function runPolled({ client, poll, take }: Awaited<ReturnType<typeof countedClient>>, id: number) {
  await client.world.write((tx) => setPace(tx, 1_000))
  await client.post(`${SPEECH}/generate/${id}`, { scope: 'all' })
  take()
  let progress = await poll(id)
  while (progress.project.status === projectStatuses.IN_PROGRESS) {
    client.world.clock.advance(POLL_MS)
    await client.world.idle()
    progress = await poll(id)
  }
  return { progress, bytes: take() }
}

test('the polls of a run send at most 1.2 times the finished project', async () => {
  const counted = await countedClient()
  const { id } = await projectWith(counted.client, sentences(150))
  const { progress, bytes } = await runPolled(counted, id)
  expect(progress.blocks.map(({ generated }) => generated.status)).toEqual(Array(150).fill('ready'))
  for (const place of [0, 100]) {
    const block_ids = progress.blocks.slice(place, place + 100).map((block) => block.id)
    await request(getResponse, { params: { slug, id }, query: { block_ids: block_ids.join() } })
  }
  expect(bytes).toBeLessThanOrEqual(1.2 * counted.take())
})

test('a poll at rest, and the check for changes after a return to the tab, send at most 2 kB', {
  tags: 'long',
}, async () => {
  const counted = await countedClient()
  const { id } = await projectWith(counted.client, sentences(50))
  await runPolled(counted, id)
  await counted.poll(id)
  expect(counted.take()).toBeLessThanOrEqual(2_000)
  const { project } = await request(getProject, { params: { slug, id } })
  const gateway = createSyncGateway(counted.queries, project)
  counted.take()
  expect(await gateway.version()).toBe(project.version)
  expect(counted.take()).toBeLessThanOrEqual(2_000)
})

test('ten thousand spoken blocks open with at most 5 MB, and the rest of a result comes when it is needed', {
  tags: 'long',
}, async () => {
  const counted = await countedClient('big-project-10000')
  const [listed] = (await request(getProjects, { params: { slug } })).projects
  const id = listed?.id ?? 0
  await counted.client.world.write((tx) => giveAllBlocksSound(tx, id))
  counted.take()
  const { project } = await request(getProject, { params: { slug, id } })
  expect(counted.take()).toBeLessThanOrEqual(5_000_000)
  const { blocks } = project.body
  expect(blocks.map(({ generated }) => generated.is_partial === true)).toEqual(
    blocks.map((_, at) => at >= 100),
  )
  const last = blocks.slice(-2)
  const gateway = createSyncGateway(counted.queries, project)
  const [whole] = await gateway.whole(last.map((block) => block.id))
  expect(whole).toMatchObject({
    id: last[0]?.id,
    generated: { text: last[0]?.text, peaks: { length: 200 }, takes: { length: 1 }, mime: 'audio/wav' },
  })
  expect(counted.take()).toBeLessThanOrEqual(10_000)
})

test('after any change, polls that continue each other add up to what a complete response says', async () => {
  const counted = await countedClient()
  const { client } = counted
  const { id, body } = await projectWith(client, sentences(6))
  const [first, second, third] = body.blocks.map((block) => block.id)
  const path = `${SPEECH}/${id}`
  const screen = new QueryClient()
  await counted.open(slug, id, screen)
  await runPolled(counted, id)
  const speak = async (block_ids: unknown[]) => {
    await client.post(`${SPEECH}/generate/${id}`, { scope: 'blocks', block_ids })
    client.world.clock.advance(60_000)
    await client.world.idle()
  }
  const removed = body.blocks[1]?.client_id
  const changes: readonly (() => Promise<unknown>)[] = [
    () => client.put(`${SPEECH}/${id}/${first}`, { text: 'Başqa mətn.' }),
    () => speak([first, third]),
    () => speak(body.blocks.map((block) => block.id)),
    () => client.call('DELETE', `${SPEECH}/${id}/${second}`),
    () => client.post(`${SPEECH}/add-block?project_id=${id}&client_id=${removed}`, { text: 'Yenə burada.' }),
    () => client.put(path, { settings: { speed: 1.5 } }),
    async () => {
      await client.post(`${SPEECH}/export/${id}`, { format: 'mp3', layout: 'single' })
      await client.world.idle()
    },
    () => speak([first]),
  ]
  for (const change of changes) {
    await change()
    const { since, from, isOfRun, blocks, ...polled } = await counted.poll(id)
    const complete = await request(getResponse, { params: { slug, id } })
    const { project } = await request(getProject, { params: { slug, id } })
    const ofRun = blocks.filter((block) => complete.blocks.some(({ id }) => id === block.id))
    expect({ ...polled, blocks: ofRun }).toEqual(complete)
    expect(await counted.open(slug, id, screen)).toEqual(project)
  }
})

const turkish = { language: languageIds.tr, speakers: 1 }
const talk = async () =>
  wavFile(await speakAsStranger(Array(40).fill('Sabah erkenden limana doğru yürüdüm.'), { locale: 'tr' }))

/** Runs of other services, each with the number of its steps that change a block, and its start. */
const works: readonly (readonly [ServiceSlug, number, (client: CustomerClient) => Promise<number>])[] = [
  [
    'audio-book',
    1,
    async (client) => {
      const { id } = await bookOf(client, new File([sentences(60).join('\n\n')], 'book.txt'))
      await client.post(`${BOOKS}/generate/${id}`, { scope: 'changed' })
      return id
    },
  ],
  [
    'speech-to-text',
    1,
    async (client) => {
      const { id } = await draftOf(client, await talk(), turkish)
      await client.post(`${TRANSCRIPTS}/generate/${id}`, { scope: 'all' })
      return id
    },
  ],
  [
    'dubbing',
    // Each segment is recognised, translated and spoken.
    3,
    async (client) => {
      const { id } = await filmDraft(client, await talk(), { source_language: languageIds.tr })
      await client.post(`${DUBBING}/generate/${id}`, { scope: 'all' })
      await client.post(`${DUBBING}/${id}/payment`)
      return id
    },
  ],
]

const SUMMARY_BYTES = 1_000
/** A project without its blocks. */
const SETTINGS_BYTES = 3_000

test.each(works)(
  'a run of %s sends each result once, and its end no block again',
  { tags: 'long' },
  async (service, steps, start) => {
    const counted = await countedClient()
    const { client, queries } = counted
    await client.world.write((tx) => setPace(tx, 1_000))
    const id = await start(client)
    const opened = await counted.open(service, id)
    counted.take()
    let polls = 0
    let project: ProjectSummary = opened
    while (project.status === projectStatuses.IN_PROGRESS || project.status === projectStatuses.ORDERED) {
      client.world.clock.advance(POLL_MS)
      await client.world.idle()
      const progress = await counted.poll(id, service)
      if (service === 'dubbing') await renewByPolls(queries, progress)
      project = progress.project
      polls += 1
    }
    const bytes = counted.take()
    const ended = await createSyncGateway(queries, opened).fetch()
    const atEnd = counted.take()
    expect(ended).toEqual((await request(getProject, { params: { slug: service, id } })).project)
    const all = counted.take()
    expect(polls).toBeGreaterThan(10)
    expect(bytes).toBeLessThanOrEqual(steps * 1.1 * all + polls * SUMMARY_BYTES)
    expect(atEnd).toBeLessThanOrEqual(SETTINGS_BYTES)
  },
)

test('after a message of a visitor, the page of a bot receives it alone, not all messages and sources', {
  tags: 'long',
}, async () => {
  const counted = await countedClient()
  const { client } = counted
  const { id } = await textBot(client, `${HOURS} ${'Çatdırılma pulsuzdur. '.repeat(400)}`)
  for (let at = 0; at < 60; at += 1) await ask(client, id, `Saat neçədə açılır? ${at}`, `c${at % 7}`)
  const opened = await counted.open('chat-bot', id)
  expect(counted.take()).toBeGreaterThan(40_000)
  await counted.poll(id, 'chat-bot')
  expect(counted.take()).toBeLessThanOrEqual(2_000)
  await ask(client, id, 'Ünvan haradadır?', 'new')
  counted.take()
  await counted.poll(id, 'chat-bot')
  const bot = await counted.open('chat-bot', id)
  const bytes = counted.take()
  expect(bot.body.blocks).toHaveLength(opened.body.blocks.length + 2)
  expect(bytes).toBeLessThanOrEqual(4_000)
})

test('a mark of another language, or one that no server gave, is answered completely', async () => {
  const counted = await countedClient()
  const { id } = await projectWith(counted.client, sentences(3))
  const { progress } = await runPolled(counted, id)
  const marks = ['', 'x', '0', '....', '9999.9999.a.b', `${progress.mark}`.replace(/^\d+/, '999999')]
  for (const since of marks) {
    const answer = await request(getResponse, { params: { slug, id }, query: { since } })
    expect([answer.since, answer.blocks.length]).toEqual([undefined, 3])
  }
  counted.client.locale = 'ru'
  const { data } = await counted.client.call<{ blocks: unknown[] }>(
    'GET',
    `${SPEECH}/get-response/${id}?since=${progress.mark}`,
  )
  expect(data.blocks).toHaveLength(3)
})

test('a backend that does not know marks gets none, and its complete responses are shown', async () => {
  const { id, slug: service, ...known } = { id: 1, slug, blocks: [{ id: 5 }, { id: 6 }] }
  const complete = { ...known, project: { id, slug: service }, exports: undefined } as unknown as Progress
  const later = { ...complete, blocks: [{ id: 6 }] } as unknown as Progress
  expect(withChanges(complete, later)).toMatchObject({ blocks: [{ id: 6 }], isOfRun: true })
})
