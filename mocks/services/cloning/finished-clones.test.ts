import { expect, test } from 'vitest'
import { languageIds } from '#mocks/catalog/languages.ts'
import type { Project } from '#src/contract/project.ts'
import { projectStatuses } from '#src/contract/project-summary.ts'
import type { Voice } from '#src/contract/voices.ts'
import { BOOKS } from '#tests/support/backend/book-project.ts'
import {
  CLONING,
  currentClone,
  finishedClone,
  payClone,
  quoteClone,
  sendForm,
} from '#tests/support/backend/cloning-project.ts'
import { customerIn } from '#tests/support/backend/customer-client.ts'
import { currentDub, DUBBING } from '#tests/support/backend/dubbing-project.ts'
import { balanceOf, generateAll, projectWith } from '#tests/support/backend/speech-project.ts'
import { syntheticVoiceFile } from '#tests/support/synthetic-voice.ts'

const { COMPLETED } = projectStatuses
const { az } = languageIds

test('new samples mean a new quote; the voice keeps its id and sounds like them', {
  tags: 'long',
}, async () => {
  const client = await customerIn('all-statuses')
  const { id, body } = await finishedClone(client, { samples: [syntheticVoiceFile(31)] })
  expect((await quoteClone(client, id)).status).toBe(422)
  const path = `${CLONING}/${id}/update`
  const higher = syntheticVoiceFile(31, 'higher.wav', { tone: 230 })
  expect((await sendForm(client, 'PUT', path, { samples: [higher] })).errors).toHaveProperty('consent')
  const form = { samples: [higher], removed_samples: [1], consent: true, is_rented: true }
  const { data } = await sendForm(client, 'PUT', path, form)
  expect(data.project).toMatchObject({
    status: COMPLETED,
    body: { clone: { is_changed: true, is_rented: true } },
  })
  const timbre = () => client.world.db.voices.need(body.clone?.voice_id ?? 0).cloned?.basePitch ?? 0
  const before = timbre()
  await quoteClone(client, id)
  await payClone(client, id)
  await client.world.idle()
  const again = await currentClone(client, id)
  expect(again.body.clone).toMatchObject({ voice_id: body.clone?.voice_id, is_changed: false })
  expect(again.price).toBe('98.00')
  expect(timbre()).toBeGreaterThan(before * 1.4)
})

test('renaming a clone renames its voice; a name must fit and be free', { tags: 'long' }, async () => {
  const client = await customerIn('all-statuses')
  const { id } = await finishedClone(client, { samples: [syntheticVoiceFile(31)] })
  const rename = (title: string) => client.call('PUT', `${CLONING}/update-title/${id}`, { title })
  expect((await rename('x')).errors).toHaveProperty('title')
  expect((await rename('Səbinə')).status).toBe(200)
  const { voices } = await client.get<{ voices: Voice[] }>('/get-voices')
  expect(voices.find(({ is_owner }) => is_owner)?.name).toBe('Səbinə')
})

test('deleting a clone removes its voice, and its sounds stay', { tags: 'long' }, async () => {
  const client = await customerIn('all-statuses')
  const { id, body } = await finishedClone(client, { samples: [syntheticVoiceFile(31)] })
  const speech = await projectWith(client, ['Salam.'], { voice_id: body.clone?.voice_id ?? 0 })
  const { project } = await generateAll(client, speech.id)
  const url = project.body.blocks[0]?.generated.audio_url ?? ''
  expect((await client.call('DELETE', `${CLONING}/${id}`)).status).toBe(200)
  const { voices } = await client.get<{ voices: Voice[] }>('/get-voices')
  expect(voices.some(({ is_owner }) => is_owner)).toBe(false)
  expect((await client.fetch(url)).status).toBe(200)
  expect(
    (await client.call('PUT', `/services/text-to-speech/${speech.id}`, { blocks: [{ text: 'Yeni.' }] }))
      .status,
  ).toBe(200)
  expect(client.world.db.clones.count()).toBe(0)
})

/** A customer with a clone, a finished dub and a book with a character, both of which use the clone's voice. */
async function spokenByClone() {
  const client = await customerIn('main')
  const { clones, dubbings, books } = client.world.db
  const [clone] = clones.list({ filter: (row) => row.voice_id !== null })
  const [dub] = dubbings.list({ filter: (row) => row.dubbed_languages.length > 0 })
  const [book] = books.list({ filter: (row) => row.voices.length > 0 })
  if (!clone?.voice_id || !dub || !book) throw new Error('no clone, dub or book')
  const speakers = dub.speakers.map((speaker) => ({
    ...speaker,
    voices: { ...speaker.voices, [az]: clone.voice_id },
  }))
  const cast = book.voices.map((who) => ({ ...who, voice_id: clone.voice_id }))
  await client.put(`${DUBBING}/${dub.id}`, { speakers })
  await client.put(`${BOOKS}/${book.id}/update`, { book: { voices: cast } })
  return { client, clone, dub, book }
}

test('a dub with a deleted clone costs nothing until its speakers have another voice', async () => {
  const { client, clone, dub } = await spokenByClone()
  await client.call('DELETE', `${CLONING}/${clone.id}`)
  const before = await balanceOf(client)
  const path = `${DUBBING}/generate/${dub.id}`
  const refused = await client.call('POST', path, { scope: 'changed' })
  expect(refused).toMatchObject({ status: 422, errors: { speakers: ['Əvvəlcə səs seçin.'] } })
  expect(await balanceOf(client)).toBe(before)
  const { body } = await currentDub(client, dub.id)
  const [first, ...others] = body.dubbing?.speakers ?? []
  expect(first?.voices).not.toHaveProperty(String(az))
  // Sets one voice at a time: other speakers without a voice do not prevent it.
  const voiced = { ...first, voices: { ...first?.voices, [az]: 1 } }
  await client.put(`${DUBBING}/${dub.id}`, { speakers: [voiced, ...others] })
  const all = [voiced, ...others.map((one) => ({ ...one, voices: { ...one.voices, [az]: 5 } }))]
  await client.put(`${DUBBING}/${dub.id}`, { speakers: all })
  await client.put(`${DUBBING}/${dub.id}/${body.blocks[0]?.id}`, {
    translations: { [az]: { text: 'Xoş gəldiniz.', speed: 1, may_run_over: false } },
  })
  expect((await client.call('POST', path, { scope: 'changed' })).status).toBe(200)
})

test('a character with a deleted clone speaks as the narrator, and the cast can be changed', async () => {
  const { client, clone, book } = await spokenByClone()
  await client.call('DELETE', `${CLONING}/${clone.id}`)
  const { project } = await client.get<{ project: Project }>(`${BOOKS}/${book.id}`)
  const narrator = project.body.voice_id
  expect(project.body.book?.voices).toEqual(
    book.voices.map(({ character }) => ({ character, voice_id: narrator })),
  )
  const voices = [...(project.body.book?.voices ?? []), { character: 'Qız', voice_id: 1 }]
  await client.put(`${BOOKS}/${book.id}/update`, { book: { voices } })
})
