import { expect, test } from 'vitest'
import { languageIds } from '#mocks/catalog/languages.ts'
import { withWatermark } from '#mocks/engines/audio/watermark.ts'
import { setSpeechDown } from '#mocks/features/audio/speech-switch.ts'
import type { Voice } from '#src/contract/voices.ts'
import { customerIn } from '#tests/support/backend/customer-client.ts'
import { measureWav } from '#tests/support/backend/measure-wav.ts'
import { balanceOf } from '#tests/support/backend/speech-project.ts'

const voicesOf = async (client: Awaited<ReturnType<typeof customerIn>>, query = '') =>
  (await client.get<{ voices: Voice[] }>(`/get-voices${query}`)).voices

test('the catalogue has at least six voices of each language of the product', async () => {
  const client = await customerIn()
  for (const id of Object.values(languageIds)) {
    const voices = await voicesOf(client, `?language_id=${id}`)
    expect(voices.length).toBeGreaterThanOrEqual(6)
    for (const voice of voices) expect(voice.language_ids).toContain(id)
  }
})

test('the sample of a voice is an introduction in its own language, really spoken', async () => {
  const client = await customerIn()
  const [voice] = await voicesOf(client, '?language_id=1')
  const response = await client.fetch(voice?.preview_url ?? '')
  expect(response.headers.get('content-type')).toBe('audio/wav')
  const { duration, peaks } = measureWav(new Uint8Array(await response.arrayBuffer()))
  expect(duration).toBeGreaterThan(1.5)
  expect(Math.max(...peaks)).toBeGreaterThan(0.1)
})

test('a voice speaks a customer’s sentence for free, in its language and with tones over it', async () => {
  const client = await customerIn()
  const before = await balanceOf(client)
  const text = 'Qiymət 20 ₼, çatdırılma pulsuzdur.'
  const query = `?language_id=1&sample_text=${encodeURIComponent(text)}`
  const [voice, other] = await voicesOf(client, query)
  const soundOf = async (url = '') => new Uint8Array(await (await client.fetch(url)).arrayBuffer())
  const sound = measureWav(await soundOf(voice?.preview_url))
  expect(sound.duration).toBeGreaterThan(1.5)
  expect(other?.preview_url).not.toBe(voice?.preview_url)
  const [plain] = await voicesOf(client, '?language_id=1')
  expect(voice?.preview_url).not.toBe(plain?.preview_url)
  const quiet = withWatermark({ samples: new Int16Array(22_050), sampleRate: 22_050 })
  expect(Math.max(...quiet.samples)).toBeGreaterThan(2_000)
  expect(await balanceOf(client)).toBe(before)
})

test('a sentence that is too long for a free sample is refused', async () => {
  const client = await customerIn()
  const answer = await client.call('GET', `/get-voices?sample_text=${'a'.repeat(101)}`)
  expect(answer).toMatchObject({ status: 422 })
  expect(Object.keys(answer.errors ?? {})).toEqual(['sample_text'])
})

test('there is no preview of an unknown voice, and none while the speech service is unavailable', async () => {
  const client = await customerIn()
  expect((await client.fetch('/sandbox/files/main/preview-999.wav/preview-999.wav')).status).toBe(404)
  await client.world.write((tx) => setSpeechDown(tx, true))
  expect((await client.fetch('/sandbox/files/main/preview-2.wav/preview-2.wav')).status).toBe(503)
})

test('favorites belong to the customer and can be removed', async () => {
  const client = await customerIn()
  const mark = () => client.post('/favorite', { voice_id: 5 })
  const isMarked = async () => (await voicesOf(client)).find(({ id }) => id === 5)?.is_favorite
  expect(await mark()).toEqual({ voice_id: 5, is_favorite: true })
  expect(await isMarked()).toBe(true)
  expect(await mark()).toEqual({ voice_id: 5, is_favorite: false })
  expect(await isMarked()).toBe(false)
  expect((await client.call('POST', '/favorite', { voice_id: 999 })).errors).toEqual({
    voice_id: ['Belə səs yoxdur.'],
  })
})
