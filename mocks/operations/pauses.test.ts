import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { durationOf } from '#mocks/engines/audio/pcm-audio.ts'
import { readWav } from '#mocks/engines/audio/read-wav.ts'
import type { Project } from '#src/contract/project.ts'
import { customerIn } from '#tests/support/backend/customer-client.ts'
import { probeAudio } from '#tests/support/backend/probe-audio.ts'
import {
  currentProject,
  exported,
  generateAll,
  projectWith,
  SPEECH,
} from '#tests/support/backend/speech-project.ts'

const pause = (seconds: number) => ({
  type: 'pause' as const,
  text: '' as const,
  settings: { pause: seconds },
})

const lengthOf = async (bytes: Uint8Array) => (await probeAudio(bytes)).duration

const spokenSeconds = ({ body }: Project) =>
  body.blocks.reduce((sum, { type, generated }) => sum + (type === 'text' ? (generated.duration ?? 0) : 0), 0)

test('a pause added after generating is in the file, and no speech becomes stale', {
  tags: 'long',
}, async () => {
  const client = await customerIn()
  const { id } = await projectWith(client, ['Salam, dünya.'])
  await generateAll(client, id)
  await client.post(`${SPEECH}/add-block?project_id=${id}&type=pause`, { text: '', settings: { pause: 3 } })
  const project = await currentProject(client, id)
  expect(project.body.blocks[1]).toMatchObject({
    is_stale: false,
    generated: { status: 'ready', duration: 3 },
  })
  expect(project.duration).toBeCloseTo(spokenSeconds(project) + 3, 2)
  expect(await client.call('POST', `${SPEECH}/generate/${id}`, { scope: 'changed' })).toMatchObject({
    error: { code: 'nothing_changed' },
  })
  const { bytes } = await exported(client, id, { format: 'wav' })
  expect(await lengthOf(bytes)).toBeCloseTo(spokenSeconds(project) + 3, 1)
})

test('a longer pause is longer in the file at once', { tags: 'long' }, async () => {
  const client = await customerIn()
  const { id } = await projectWith(client, ['Salam.', pause(1), 'Sağ ol.'])
  const { project } = await generateAll(client, id)
  const block = project.body.blocks[1]
  const path = `${SPEECH}/${id}/${block?.id}`
  const answer = await client.put<{ block: Project['body']['blocks'][number] }>(path, {
    settings: { pause: 2.5 },
  })
  expect(answer.block).toMatchObject({ is_stale: false, generated: { status: 'ready', duration: 2.5 } })
  const { bytes } = await exported(client, id, { format: 'wav' })
  expect(await lengthOf(bytes)).toBeCloseTo(spokenSeconds(project) + 2.5, 1)
})

test('a pause replaces the silence between blocks, at its own length and for free', {
  tags: 'long',
}, async () => {
  const client = await customerIn()
  const { id, price } = await projectWith(client, [
    pause(0.5),
    'Salam.',
    pause(1),
    pause(1),
    'Sağ ol.',
    pause(2),
  ])
  const { project } = await generateAll(client, id)
  const bare = await projectWith(client, ['Salam.', 'Sağ ol.'])
  expect(price).toBe(bare.price)
  const { bytes } = await exported(client, id, { format: 'wav', gap: 0.4 })
  const silence = 0.5 + (1 + 1 + 0.4) + 2
  expect(await lengthOf(bytes)).toBeCloseTo(spokenSeconds(project) + silence, 1)
  const subtitles = new TextDecoder().decode((await exported(client, id, { format: 'srt', gap: 0.4 })).bytes)
  const [first = 0] = project.body.blocks.flatMap(({ generated }) =>
    generated.audio_url ? [generated.duration ?? 0] : [],
  )
  const begins = subtitles
    .match(/\d\d:\d\d:\d\d,\d{3}(?= -->)/g)
    ?.map((time) => Number(time.slice(6).replace(',', '.')))
  expect(begins?.[0]).toBeCloseTo(0.5, 1)
  expect(begins?.at(-1)).toBeCloseTo(0.5 + first + 2.4, 1)
})

test('separate files include the pauses, in their places and without subtitles', async () => {
  const client = await customerIn()
  const { id } = await projectWith(client, ['Salam.', pause(1.2), 'Sağ ol.'])
  await generateAll(client, id)
  const { bytes } = await exported(client, id, {
    format: 'wav',
    layout: 'per_block',
    subtitles: 'srt',
    file_name: 'Bir',
  })
  const entries = unzipSync(bytes)
  expect(Object.keys(entries).sort()).toEqual([
    '01 Bir.srt',
    '01 Bir.wav',
    '02 Bir.wav',
    '03 Bir.srt',
    '03 Bir.wav',
  ])
  const [spoken, silent] = ['01 Bir.wav', '02 Bir.wav'].map((name) =>
    readWav(entries[name] ?? new Uint8Array()),
  )
  expect(silent && durationOf(silent)).toBeCloseTo(1.2, 2)
  // All files have the same format, so that another program can join them.
  expect(silent?.sampleRate).toBe(spoken?.sampleRate)
})

test('pauses alone cannot be generated or exported', async () => {
  const client = await customerIn()
  const { id } = await projectWith(client, [pause(1), ''])
  expect(await client.call('POST', `${SPEECH}/generate/${id}`, { scope: 'all' })).toMatchObject({
    error: { code: 'nothing_to_generate' },
  })
  expect(
    await client.call('POST', `${SPEECH}/export/${id}`, { format: 'wav', layout: 'single' }),
  ).toMatchObject({
    error: { code: 'nothing_to_export' },
  })
})

test('a pause inside a sentence is audible, free and in no subtitle', async () => {
  const client = await customerIn()
  const { id, price } = await projectWith(client, ['Salam, dünya, [1.5s] necəsiniz bu gün?'])
  const plain = await projectWith(client, ['Salam, dünya,  necəsiniz bu gün?'])
  expect(price).toBe(plain.price)
  const { project } = await generateAll(client, id)
  const { words = [], duration } = project.body.blocks[0]?.generated ?? {}
  expect(words?.map(({ text }) => text)).toEqual(['Salam,', 'dünya,', 'necəsiniz', 'bu', 'gün?'])
  expect((words?.[2]?.start ?? 0) - (words?.[1]?.end ?? 0)).toBeGreaterThan(1.4)
  expect(duration).toBeGreaterThan(2.5)
  const srt = new TextDecoder().decode((await exported(client, id, { format: 'srt' })).bytes)
  expect(srt).not.toContain('[')
})
