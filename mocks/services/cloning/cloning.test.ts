import { expect, test } from 'vitest'
import { encodeWav } from '#mocks/engines/audio/encode-wav.ts'
import { fundamentalFrequency } from '#mocks/engines/audio/fundamental-frequency.ts'
import { readWav } from '#mocks/engines/audio/read-wav.ts'
import { createNodeMediaEngine } from '#mocks/engines/media/create-node-media-engine.ts'
import { setSpeechDown } from '#mocks/features/audio/speech-switch.ts'
import { projectStatuses } from '#src/contract/project-summary.ts'
import type { Voice } from '#src/contract/voices.ts'
import { askForClone, CLONING, currentClone, finishedClone } from '#tests/support/backend/cloning-project.ts'
import { type CustomerClient, customerIn } from '#tests/support/backend/customer-client.ts'
import { balanceOf } from '#tests/support/backend/payments.ts'
import { generateAll, projectWith } from '#tests/support/backend/speech-project.ts'
import { reading, wavFile } from '#tests/support/backend/voice-recordings.ts'
import { syntheticVoiceFile } from '#tests/support/synthetic-voice.ts'

const { DRAFT, WAITING_FOR_ORDERING, ORDERED, COMPLETED } = projectStatuses

const voicesOf = async (client: CustomerClient) =>
  (await client.get<{ voices: Voice[] }>('/get-voices')).voices.filter(({ is_owner }) => is_owner)

const soundAt = async ({ fetch }: CustomerClient, url: string) =>
  readWav(new Uint8Array(await (await fetch(url)).arrayBuffer()))

test('a recording becomes a quote, an order and a voice that speaks', { tags: 'long' }, async () => {
  const client = await customerIn('all-statuses')
  const before = await balanceOf(client)
  const sample = wavFile(await reading({ gender: 'woman', number: 1 }, 31))
  const { data } = await askForClone(client, { samples: [sample] })
  const { id, status, body } = data.project
  expect(status).toBe(DRAFT)
  expect(body.clone?.samples).toMatchObject([
    { id: 1, file_name: 'sample.wav', mime: 'audio/wav', fault: null },
  ])
  expect(body.clone?.samples[0]?.duration).toBeGreaterThan(30)

  const { price } = await client.post<{ price: string }>(`${CLONING}/generate/${id}`, { scope: 'all' })
  expect(price).toBe('49.00')
  expect(await currentClone(client, id)).toMatchObject({ status: WAITING_FOR_ORDERING, price: '49.00' })
  expect(await balanceOf(client)).toBe(before)

  const paid = await client.post<{ project: unknown }>(`${CLONING}/${id}/payment`)
  expect(paid.project).toMatchObject({ status: ORDERED })
  expect(Number(await balanceOf(client))).toBe(Number(before) - 49)

  await client.world.idle()
  const finished = await currentClone(client, id)
  expect(finished).toMatchObject({ status: COMPLETED, price: '49.00', rental_commission_percent: 30 })
  expect(await voicesOf(client)).toMatchObject([
    {
      id: finished.body.clone?.voice_id,
      name: 'Leyla',
      category: 'cloned',
      accent: 'Bakı',
      language_ids: [1],
    },
  ])
  const preview = await soundAt(client, finished.preview_url ?? '')
  expect(fundamentalFrequency(preview)).toBeGreaterThan(120)
})

test('two clones sound as different as their samples, in text to speech too', { tags: 'long' }, async () => {
  const client = await customerIn('all-statuses')
  const readers = [
    { gender: 'woman', number: 5, speed: 1.3 },
    { gender: 'man', number: 1 },
  ] as const
  const heard: { asked: number; got: number; seconds: number }[] = []
  for (const [index, reader] of readers.entries()) {
    const recorded = await reading(reader, 31)
    const { body } = await finishedClone(client, {
      title: `Səs ${index}`,
      clone: { gender: reader.gender === 'woman' ? 1 : 2 },
      samples: [wavFile(recorded)],
    })
    const voice_id = body.clone?.voice_id ?? 0
    const speech = await projectWith(client, ['Salam, bu mənim səsimdir və mən onunla danışıram.'], {
      voice_id,
    })
    const { project } = await generateAll(client, speech.id)
    const said = await soundAt(client, project.body.blocks[0]?.generated.audio_url ?? '')
    heard.push({
      asked: fundamentalFrequency(recorded) ?? 0,
      got: fundamentalFrequency(said) ?? 0,
      seconds: said.samples.length / said.sampleRate,
    })
  }
  for (const { asked, got } of heard) expect(Math.abs(12 * Math.log2(got / asked))).toBeLessThan(2)
  const [her, him] = heard
  expect((her?.got ?? 0) / (him?.got ?? 1)).toBeGreaterThan(2)
  expect(her?.seconds).toBeLessThan((him?.seconds ?? 0) * 0.85)
})

test('before payment the voice can be heard and compared with its samples by real measurements', {
  tags: 'long',
}, async () => {
  const client = await customerIn('all-statuses')
  const recorded = await reading({ gender: 'man', number: 1 }, 31)
  const { data } = await askForClone(client, { clone: { gender: 2 }, samples: [wavFile(recorded)] })
  expect(data.project.body.clone?.likeness).toBeNull()
  const { id } = data.project
  await client.post(`${CLONING}/generate/${id}`, { scope: 'all' })
  const quoted = await currentClone(client, id)
  expect(quoted).toMatchObject({ status: WAITING_FOR_ORDERING, preview_url: null })
  const likeness = quoted.body.clone?.likeness
  if (!likeness) throw new Error('nothing is compared')
  const preview = await soundAt(client, likeness.preview_url)
  const tones = [likeness.samples.tone, likeness.voice.tone].map((tone) => tone ?? 0)
  const heard = [recorded, preview].map((sound) => fundamentalFrequency(sound) ?? 0)
  for (const [index, tone] of tones.entries()) {
    expect(Math.abs(12 * Math.log2(tone / (heard[index] ?? 1)))).toBeLessThan(1)
  }
  const { loudness } = await createNodeMediaEngine().measure(new Blob([encodeWav(preview)]))
  expect(likeness.voice.loudness).toBeCloseTo(loudness, 1)
  await client.post(`${CLONING}/${id}/payment`)
  await client.world.idle()
  const finished = await soundAt(client, (await currentClone(client, id)).preview_url ?? '')
  expect(finished.samples).toEqual(preview.samples)
})

test('while the speech service is unavailable, the quote has no comparison', { tags: 'long' }, async () => {
  const client = await customerIn('all-statuses')
  const { data } = await askForClone(client, { samples: [syntheticVoiceFile(31)] })
  await client.world.write((tx) => setSpeechDown(tx, true))
  await client.post(`${CLONING}/generate/${data.project.id}`, { scope: 'all' })
  expect(await currentClone(client, data.project.id)).toMatchObject({
    status: WAITING_FOR_ORDERING,
    body: { clone: { likeness: null } },
  })
})
