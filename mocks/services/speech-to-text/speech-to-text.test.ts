import { expect, test } from 'vitest'
import { setSpeechDown } from '#mocks/features/audio/speech-switch.ts'
import { setPace } from '#mocks/features/runs/pace.ts'
import { demoAccounts } from '#mocks/seed/customers/demo-accounts.ts'
import type { Project } from '#src/contract/project.ts'
import { projectStatuses } from '#src/contract/project-summary.ts'
import { qepikOf } from '#src/rules/money.ts'
import { customerIn } from '#tests/support/backend/customer-client.ts'
import { balanceOf } from '#tests/support/backend/speech-project.ts'
import {
  currentTranscript,
  draftOf,
  requestOf,
  speakAsStranger,
  TRANSCRIPTS,
  transcribed,
  wavFile,
  wordsIn,
} from '#tests/support/backend/transcript-project.ts'

const { COMPLETED, DRAFT, IN_PROGRESS, REJECTED } = projectStatuses
const sentences = [
  'The meeting begins at ten, and everybody is invited.',
  'Please bring your own cup and a pencil.',
  'We will talk about the new building and about the garden.',
  'Who has seen the plan that was sent last night?',
  'Nobody has, as far as I know, but it should be in your letters.',
  'Then we will read it together now.',
]
const talk = wavFile(await speakAsStranger(sentences), 'talk.wav')
const hum = wavFile({
  sampleRate: 8000,
  samples: Int16Array.from({ length: 80_000 }, (_, index) => 9000 * Math.sin(index / 9)),
})

test('words are simulated in the requested language, only during speech, and charged by length', {
  tags: 'long',
}, async () => {
  const client = await customerIn()
  client.locale = 'ru'
  const before = qepikOf(await balanceOf(client))
  const draft = await draftOf(client, talk)
  const { price, project } = await transcribed(client, draft.id)
  expect(price).toBe(draft.price)
  expect(project).toMatchObject({ status: COMPLETED, language: 4, price, progress: 100 })
  expect(before - qepikOf(await balanceOf(client))).toBe(qepikOf(price))
  const { blocks, transcript } = project.body
  expect(blocks.length).toBeGreaterThanOrEqual(4)
  expect(transcript).toMatchObject({ detected_language: 4, is_simulated: true })
  expect(transcript?.speakers).toEqual([
    { id: 's1', name: 'Говорящий 1' },
    { id: 's2', name: 'Говорящий 2' },
  ])
  expect(transcript?.versions).toMatchObject([{ is_current: true, language: 4, segments: blocks.length }])
  expect(new Set(blocks.map(({ speaker_id }) => speaker_id))).toEqual(new Set(['s1', 's2']))
  let end = 0
  for (const block of blocks) {
    expect(block).toMatchObject({ type: 'segment', is_stale: false, generated: { status: 'ready' } })
    expect(block.start).toBeGreaterThanOrEqual(end)
    end = block.end ?? 0
    expect(block.text).toMatch(/\p{Script=Cyrillic}/u)
    expect(
      wordsIn(block)
        .map(({ text }) => text)
        .join(' '),
    ).toBe(block.text)
    expect(wordsIn(block).every(({ confidence }) => confidence && confidence <= 1)).toBe(true)
  }
  expect(end).toBeLessThanOrEqual(project.duration ?? 0)
})

test('segments appear one after the other, and the progress shows it', async () => {
  const client = await customerIn()
  await client.world.write((tx) => setPace(tx, 1000))
  const { id } = await draftOf(client, talk)
  await client.post(`${TRANSCRIPTS}/generate/${id}`, { scope: 'all' })
  const seen: [number, number, number][] = []
  for (let step = 0; step < 4; step += 1) {
    await client.world.idle()
    const { project, blocks } = await client.get<{ project: Project; blocks: unknown[] }>(
      `${TRANSCRIPTS}/get-response/${id}`,
    )
    seen.push([blocks.length, project.status ?? 0, project.progress])
    client.world.clock.advance(1000)
  }
  expect(seen.map(([count]) => count)).toEqual([0, 1, 2, 3])
  expect(seen.every(([, status]) => status === IN_PROGRESS)).toBe(true)
  expect(seen.map(([, , progress]) => progress)).toEqual(seen.map(([, , p]) => p).toSorted((a, b) => a - b))
  expect(seen[3]?.[2]).toBeGreaterThan(30)
  const edit = await client.call('POST', `${TRANSCRIPTS}/add-block?project_id=${id}`, { text: 'x' })
  expect(edit.status).toBe(409)
  expect((await client.call('POST', `${TRANSCRIPTS}/generate/${id}`, { scope: 'all' })).status).toBe(409)
  client.world.clock.advance(60_000)
  await client.world.idle()
  expect((await currentTranscript(client, id)).status).toBe(COMPLETED)
})

test('language, number of speakers, key terms and sounds follow the request', async () => {
  const client = await customerIn()
  const { id } = await draftOf(client, talk, {
    language: 2,
    speakers: 3,
    audio_events: true,
    key_terms: ['Boğaziçi', 'Ankara Kalesi'],
  })
  const { project } = await transcribed(client, id)
  expect(project.language).toBe(2)
  expect(project.body.transcript).toMatchObject({ detected_language: null })
  expect(project.body.transcript?.speakers.map(({ name }) => name)).toEqual([
    'Danışan 1',
    'Danışan 2',
    'Danışan 3',
  ])
  const text = project.body.blocks.map((block) => block.text).join(' ')
  expect(text).toContain('Boğaziçi')
  expect(text).toContain('Ankara Kalesi')
})

test('a project without speech is rejected and fully refunded', async () => {
  const client = await customerIn()
  client.locale = 'en'
  const before = await balanceOf(client)
  const { id } = await draftOf(client, hum)
  const { price, project } = await transcribed(client, id)
  expect(price).toBe('0.12')
  expect(project).toMatchObject({ status: REJECTED, reject: { code: 'no_speech_found', refunded: true } })
  expect(project.body).toMatchObject({ blocks: [], transcript: { versions: [], speakers: [] } })
  expect(await balanceOf(client)).toBe(before)
  await client.put(`${TRANSCRIPTS}/${id}`, {})
  expect((await currentTranscript(client, id)).status).toBe(DRAFT)
})

test('while the service is unavailable nothing is charged', async () => {
  const client = await customerIn('speech-unavailable')
  const before = await balanceOf(client)
  const { id } = await draftOf(client, talk)
  const { project } = await transcribed(client, id)
  expect(project).toMatchObject({
    status: REJECTED,
    reject: { code: 'recognition_unavailable', refunded: true },
  })
  expect(await balanceOf(client)).toBe(before)
})

test('segments that fail during the work are not charged, and can be transcribed again alone', {
  tags: 'long',
}, async () => {
  const client = await customerIn('all-statuses')
  await client.world.write((tx) => setPace(tx, 1000))
  const long = wavFile(await speakAsStranger([...sentences, ...sentences, ...sentences, ...sentences]))
  const { id } = await draftOf(client, long)
  const before = qepikOf(await balanceOf(client))
  const { price } = await client.post<{ price: string }>(`${TRANSCRIPTS}/generate/${id}`, { scope: 'all' })
  client.world.clock.advance(4000)
  await client.world.idle()
  await client.world.write((tx) => setSpeechDown(tx, true))
  client.world.clock.advance(600_000)
  await client.world.idle()
  const project = await currentTranscript(client, id)
  const failed = project.body.blocks.filter(({ generated }) => generated.status === 'failed')
  expect(project.status).toBe(COMPLETED)
  expect(failed.length).toBe(project.body.blocks.length - 4)
  expect(failed[0]?.generated.error?.code).toBe('recognition_unavailable')
  const cost = before - qepikOf(await balanceOf(client))
  expect(cost).toBeLessThan(qepikOf(price))
  expect(qepikOf(project.price ?? '')).toBe(cost)
  await client.world.write((tx) => setSpeechDown(tx, false))
  const block_ids = failed.map((block) => block.id)
  await client.post(`${TRANSCRIPTS}/generate/${id}`, {
    ...requestOf({}, { mode: 'replace' }),
    scope: 'blocks',
    block_ids,
  })
  client.world.clock.advance(600_000)
  await client.world.idle()
  const mended = await currentTranscript(client, id)
  expect(mended.body.blocks.map((block) => block.id)).toEqual(project.body.blocks.map((block) => block.id))
  expect(mended.body.blocks.every(({ generated }) => generated.status === 'ready')).toBe(true)
})

test('too little money, another price and a project without a recording are refused', async () => {
  const client = await customerIn('main', demoAccounts.anar)
  const { id } = await draftOf(client, talk)
  expect(await client.call('POST', `${TRANSCRIPTS}/generate/${id}`, { scope: 'all' })).toMatchObject({
    status: 402,
    error: { code: 'insufficient_funds' },
  })
  const rich = await customerIn()
  const draft = await draftOf(rich, talk)
  expect(
    await rich.call('POST', `${TRANSCRIPTS}/generate/${draft.id}`, { scope: 'all', expected_price: '0.01' }),
  ).toMatchObject({ status: 409, error: { code: 'price_changed' }, data: { price: draft.price } })
})
