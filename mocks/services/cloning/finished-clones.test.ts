import { expect, test } from 'vitest'
import { projectStatuses } from '#src/contract/project-summary.ts'
import type { Voice } from '#src/contract/voices.ts'
import {
  CLONING,
  cloneNow,
  finishedClone,
  payClone,
  quoteClone,
  sendForm,
} from '#tests/support/backend/cloning-project.ts'
import { customerIn } from '#tests/support/backend/customer-client.ts'
import { generateAll, projectWith } from '#tests/support/backend/speech-project.ts'
import { syntheticVoiceFile } from '#tests/support/synthetic-voice.ts'

const { COMPLETED } = projectStatuses

test('new samples mean a new quote; the voice keeps its id and sounds like them', async () => {
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
  const again = await cloneNow(client, id)
  expect(again.body.clone).toMatchObject({ voice_id: body.clone?.voice_id, is_changed: false })
  expect(again.price).toBe('98.00')
  expect(timbre()).toBeGreaterThan(before * 1.4)
})

test('a renamed clone renames its voice; a name must fit and be free', async () => {
  const client = await customerIn('all-statuses')
  const { id } = await finishedClone(client, { samples: [syntheticVoiceFile(31)] })
  const rename = (title: string) => client.call('PUT', `${CLONING}/update-title/${id}`, { title })
  expect((await rename('x')).errors).toHaveProperty('title')
  expect((await rename('Səbinə')).status).toBe(200)
  const { voices } = await client.get<{ voices: Voice[] }>('/get-voices')
  expect(voices.find(({ is_owner }) => is_owner)?.name).toBe('Səbinə')
})

test('a deleted clone takes its voice away; what it has spoken stays to be heard', async () => {
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
