import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import type { Project } from '#src/contract/project.ts'
import { fingerprintOf } from '#src/rules/fingerprint.ts'
import { type CustomerClient, customerIn } from '#tests/support/backend/customer-client.ts'
import { exported, generateAll, projectWith } from '#tests/support/backend/speech-project.ts'
import { draftOf, transcribed, wordsIn } from '#tests/support/backend/transcript-project.ts'

const texts = ['Salam, bu ilk cümlədir.', 'Bu isə ikinci cümlədir, başqa səslə.']

/** A finished text of two blocks, the second one in another voice. */
async function spokenText(client: CustomerClient) {
  const draft = await projectWith(client, texts)
  await client.put(`/services/text-to-speech/${draft.id}/${draft.body.blocks[1]?.id}`, { voice_id: 5 })
  return (await generateAll(client, draft.id)).project
}

const transcriptOf = async (client: CustomerClient, bytes: Uint8Array, name: string): Promise<Project> => {
  const draft = await draftOf(client, new File([new Uint8Array(bytes)], name))
  expect(draft.body.transcript?.is_simulated).toBe(false)
  return (await transcribed(client, draft.id)).project
}

test('an export of this sandbox is transcribed with its true words, times and voices', {
  tags: 'long',
}, async () => {
  const client = await customerIn()
  const spoken = await spokenText(client)
  client.locale = 'ru'
  const { bytes } = await exported(client, spoken.id, { format: 'wav', gap: 1.5 })
  const { body, language } = await transcriptOf(client, bytes, 'renamed by somebody.wav')
  expect(body.transcript).toMatchObject({ is_simulated: false, detected_language: 1 })
  expect(language).toBe(1)
  expect(body.blocks.map(({ text }) => text)).toEqual(texts)
  expect(body.blocks.map(({ speaker_id }) => speaker_id)).toEqual(['s1', 's2'])
  const [first, second] = spoken.body.blocks
  expect(wordsIn(body.blocks[0]).map(({ start }) => start)).toEqual(
    first?.generated.words?.map(({ start }) => start),
  )
  const shift = (first?.generated.duration ?? 0) + 1.5
  expect(body.blocks[1]?.start).toBeCloseTo((second?.generated.words?.[0]?.start ?? 0) + shift, 2)
})

test('a downloaded take is recognised, also in a ZIP, and a changed one is not', async () => {
  const client = await customerIn()
  const spoken = await spokenText(client)
  const take = await client.fetch(spoken.body.blocks[0]?.generated.audio_url ?? '')
  const bytes = new Uint8Array(await take.arrayBuffer())
  expect((await transcriptOf(client, bytes, 'take.wav')).body.blocks.map(({ text }) => text)).toEqual(
    texts.slice(0, 1),
  )
  const { bytes: zip } = await exported(client, spoken.id, { format: 'wav', layout: 'per_block' })
  const second = Object.values(unzipSync(zip))[1] ?? new Uint8Array()
  expect((await transcriptOf(client, second, '02.wav')).body.blocks.map(({ text }) => text)).toEqual(
    texts.slice(1),
  )
  const changed = bytes.map((byte, index) => (index === 5000 ? byte ^ 1 : byte))
  const draft = await draftOf(client, new File([changed], 'take.wav'))
  expect(draft.body.transcript?.is_simulated).toBe(true)
})

test('an exported MP3 is recognised by its bytes, too', { tags: 'long' }, async () => {
  const client = await customerIn()
  const spoken = await spokenText(client)
  const { bytes } = await exported(client, spoken.id, { format: 'mp3' })
  const said = client.world.db.spokenFiles.get(await fingerprintOf(bytes))
  expect(said?.words.map(({ text }) => text).join(' ')).toBe(texts.join(' '))
})

test('the sandbox’s own meeting is recognised when it is downloaded and uploaded again', {
  tags: 'long',
}, async () => {
  const client = await customerIn('empty')
  const sound = await client.fetch('/sandbox/files/empty/meeting-ru.wav/meeting-ru.wav')
  const draft = await draftOf(client, new File([await sound.arrayBuffer()], 'meeting-ru.wav'))
  expect(draft.body.transcript?.is_simulated).toBe(false)
})
