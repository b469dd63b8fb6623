import { expect, test } from 'vitest'
import { languageIds } from '#mocks/catalog/languages.ts'
import { setSpeechDown } from '#mocks/features/audio/speech-switch.ts'
import { say } from '#mocks/messages/catalogue.ts'
import { projectStatuses } from '#src/contract/project-summary.ts'
import { customerIn } from '#tests/support/backend/customer-client.ts'
import { currentDub, DUBBING, filmDraft, sendFilm } from '#tests/support/backend/dubbing-project.ts'
import { balanceOf } from '#tests/support/backend/speech-project.ts'
import { speakAsStranger, wavFile } from '#tests/support/backend/transcript-project.ts'
import { filmWith } from '#tests/support/film-file.ts'
import { recordedBytes } from '#tests/support/recorded-file.ts'

const { az, en, ru } = languageIds
const spoken = () => speakAsStranger(['The meeting begins at ten.'])
const named = (bytes: Uint8Array<ArrayBuffer>, name = 'film.mp4') =>
  new File([bytes], name, { type: 'video/mp4' })
const hours = { sampleRate: 4000, samples: new Int16Array(4000 * 7201) }
const hum = {
  sampleRate: 8000,
  samples: Int16Array.from({ length: 40_000 }, (_, at) => 8000 * Math.sin(at / 20)),
}

test.each([
  ['a film without sound', async () => named(await recordedBytes('silent-film.mp4')), 'recording_no_sound'],
  [
    'a file that only names itself MP4',
    async () => named(new TextEncoder().encode('<!doctype html>')),
    'recording_unreadable',
  ],
  [
    'a film that was cut off',
    async () => named(new Uint8Array(await (await filmWith(await spoken())).slice(0, 30_000).arrayBuffer())),
    'recording_cut_off',
  ],
  ['a recording in which nobody speaks', async () => wavFile(hum), 'dubbing_no_speech'],
  ['a recording that is longer than two hours', async () => wavFile(hours), 'recording_too_long'],
] as const)('%s is refused with its reason before an order', async (_, file, reason) => {
  const client = await customerIn()
  const answer = await sendFilm(client, await file())
  expect(answer.status).toBe(422)
  expect(answer.errors?.file).toEqual([say(client.locale, reason, { limit: 120 })])
})

test.each([
  ['a language into itself', { source_language: az, target_languages: [az] }, 'dubbing.target_languages'],
  ['a language twice', { target_languages: [ru, ru] }, 'dubbing.target_languages'],
  ['no language at all', { target_languages: [] }, 'dubbing.target_languages'],
  ['a part behind the end', { target_languages: [az], part: { start: 1, end: 900 } }, 'dubbing.part'],
])('%s is a field error', async (_, dubbing, field) => {
  const client = await customerIn()
  const answer = await sendFilm(client, wavFile(await spoken()), dubbing)
  expect(answer.status).toBe(422)
  expect(Object.keys(answer.errors ?? {}).some((name) => name.startsWith(field))).toBe(true)
})

test('the sandbox’s own speech is recognised with its language, which cannot be dubbed into', {
  tags: 'long',
}, async () => {
  const client = await customerIn()
  const known = {
    source_url: 'https://samples.avaz.example/tour-en.wav',
    dubbing: { target_languages: [en] },
  }
  expect(await client.call('POST', `${DUBBING}/init`, known)).toMatchObject({
    errors: { 'dubbing.target_languages': [expect.any(String)] },
  })
})

test('an order that fails is refunded with a reason, and can be sent again', async () => {
  const client = await customerIn()
  const draft = await filmDraft(client, wavFile(await spoken()), { source_language: en })
  const money = await balanceOf(client)
  await client.post(`${DUBBING}/generate/${draft.id}`, { scope: 'all' })
  await client.world.write((tx) => setSpeechDown(tx, true))
  await client.post(`${DUBBING}/${draft.id}/payment`)
  await client.world.idle()
  expect(await currentDub(client, draft.id)).toMatchObject({
    status: projectStatuses.REJECTED,
    reject: { code: 'speech_unavailable', refunded: true },
  })
  expect(await balanceOf(client)).toBe(money)
  await client.put(`${DUBBING}/${draft.id}`, {})
  expect((await currentDub(client, draft.id)).status).toBe(projectStatuses.DRAFT)
})

test('a language without voices is refused before a quote', async () => {
  const client = await customerIn()
  const draft = await filmDraft(client, wavFile(await spoken()), {
    source_language: en,
    target_languages: [ru],
  })
  await client.world.write((tx) => {
    for (const { id, language_ids } of tx.voices.list({
      filter: (voice) => voice.language_ids.includes(ru),
    })) {
      tx.voices.update(id, { language_ids: language_ids.filter((language) => language !== ru) })
    }
  })
  const answer = await client.call('POST', `${DUBBING}/generate/${draft.id}`, { scope: 'all' })
  expect(answer.status).toBe(422)
  expect(answer.errors?.['dubbing.target_languages']?.[0]).toMatch(/\S{3}/)
  expect((await currentDub(client, draft.id)).status).toBe(projectStatuses.DRAFT)
})
