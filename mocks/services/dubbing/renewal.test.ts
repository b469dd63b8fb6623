import { expect, test } from 'vitest'
import { languageIds } from '#mocks/catalog/languages.ts'
import type { Engines } from '#mocks/engines/engines.ts'
import { createNodeHearingEngine } from '#mocks/engines/hearing/create-node-hearing-engine.ts'
import { HearingUnavailableError } from '#mocks/engines/hearing/hearing-engine.ts'
import type { Block } from '#src/contract/block.ts'
import { projectStatuses } from '#src/contract/project-summary.ts'
import { type CustomerClient, customerIn } from '#tests/support/backend/customer-client.ts'
import { currentDub, DUBBING, dubbed, filmDraft } from '#tests/support/backend/dubbing-project.ts'
import { balanceOf } from '#tests/support/backend/speech-project.ts'
import {
  speakAsStranger,
  wavFile,
  wordsAsStranger,
  wordsIn,
} from '#tests/support/backend/transcript-project.ts'

const { az, en, ru } = languageIds

async function finishedDub(own: Partial<Engines> = {}) {
  const client = await customerIn(undefined, undefined, own)
  const sound = await speakAsStranger(['The meeting begins at ten.', 'Please bring your own cup.'])
  const { id } = await filmDraft(client, wavFile(sound), { source_language: en })
  return { client, project: await dubbed(client, id) }
}

const rewrite = (client: CustomerClient, path: string, text: string) =>
  client.put(path, { translations: { [az]: { text, speed: 1, may_run_over: false } } })

test('only a changed translation is renewed, and only its seconds are charged', {
  tags: 'long',
}, async () => {
  const { client, project } = await finishedDub()
  const [first, second] = project.body.blocks
  if (!first || !second) throw new Error('too few segments')
  const nothing = await client.call('POST', `${DUBBING}/generate/${project.id}`, { scope: 'changed' })
  expect(nothing.status).toBe(422)
  await rewrite(client, `${DUBBING}/${project.id}/${first.id}`, 'Görüş saat onda başlayır.')
  const edited = await currentDub(client, project.id)
  expect(edited.status).toBe(projectStatuses.COMPLETED)
  expect(edited.body.blocks[0]?.translations?.[az]?.spoken?.text).toBe(first.translations?.[az]?.text)
  expect(edited.body.blocks.map(({ translations }) => translations?.[az]?.is_stale)).toEqual([true, false])
  const money = Number(await balanceOf(client))
  const seconds = Math.ceil((first.end ?? 0) - (first.start ?? 0))
  const { price } = await client.post<{ price: string }>(`${DUBBING}/generate/${project.id}`, {
    scope: 'changed',
  })
  expect(Number(price)).toBeCloseTo(Math.ceil((seconds * 150) / 60) / 100, 5)
  await client.world.idle()
  expect(money - Number(await balanceOf(client))).toBeCloseTo(Number(price), 5)
  const renewed = await currentDub(client, project.id)
  const before = second.translations?.[az]?.generated.audio_url
  const said = renewed.body.blocks[0]?.translations?.[az]
  expect(said).toMatchObject({ is_stale: false, text: 'Görüş saat onda başlayır.' })
  // Nothing else was spoken.
  expect(said?.spoken).not.toHaveProperty('text')
  expect(renewed.body.blocks[1]?.translations?.[az]?.generated.audio_url).toBe(before)
})

test('another voice makes all its speaker’s segments stale', { tags: 'long' }, async () => {
  const { client, project } = await finishedDub()
  const speakers = project.body.dubbing?.speakers.map((speaker) => ({
    ...speaker,
    voices: { [az]: speaker.voices?.[az] === 1 ? 2 : 1 },
  }))
  const saved = await client.put<{ project: typeof project }>(`${DUBBING}/${project.id}`, { speakers })
  expect(saved.project.body.blocks.every(({ translations }) => translations?.[az]?.is_stale)).toBe(true)
})

test('a language added to a finished dub has its own quote, and the finished one stays unchanged', {
  tags: 'long',
}, async () => {
  const { client, project } = await finishedDub()
  await client.put(`${DUBBING}/${project.id}/update`, { dubbing: { target_languages: [az, ru] } })
  const spoken = project.body.blocks.map(({ translations }) => translations?.[az]?.generated.audio_url)
  const { price } = await client.post<{ price: string }>(`${DUBBING}/generate/${project.id}`, {
    scope: 'all',
  })
  expect(price).toBe('3.00')
  await client.post(`${DUBBING}/${project.id}/payment`)
  await client.world.idle()
  const { status, body } = await currentDub(client, project.id)
  expect(status).toBe(projectStatuses.COMPLETED)
  expect(body.dubbing?.outputs.map(({ language }) => language)).toEqual([az, ru])
  expect(body.blocks.map(({ translations }) => translations?.[az]?.generated.audio_url)).toEqual(spoken)
  expect(body.blocks.every(({ translations }) => translations?.[ru]?.generated.status === 'ready')).toBe(true)
  const taken = await client.call('PUT', `${DUBBING}/${project.id}/update`, {
    dubbing: { target_languages: [ru] },
  })
  expect(taken).toMatchObject({ status: 422, errors: { 'dubbing.target_languages': [expect.any(String)] } })
})

test('a corrected original is translated again for free, and only its speech is charged', async () => {
  const { client, project } = await finishedDub()
  const money = await balanceOf(client)
  const [first] = project.body.blocks
  const path = `${DUBBING}/${project.id}/${first?.id}`
  await client.put(path, { text: 'Welcome to Avaz, everyone.' })
  const answer = await client.put<{ block: Block }>(path, { translate: [az] })
  expect(answer.block.translations?.[az]).toMatchObject({
    text: 'Avaza xoş gəlmisiniz.',
    is_simulated: false,
    is_stale: true,
  })
  // The segment itself has the translated text.
  expect(answer.block.translations?.[az]).not.toHaveProperty('source_text')
  expect(await balanceOf(client)).toBe(money)
  const own = await client.put<{ block: Block }>(path, {
    translations: { [az]: { text: 'Xoş gəldiniz.', speed: 1, may_run_over: false } },
  })
  expect(own.block.translations?.[az]?.source_text).toBeNull()
  expect(await client.call('PUT', path, { translate: [ru] })).toMatchObject({ status: 422 })
})

test('the words of a typed original get the times at which the film has them', { tags: 'long' }, async () => {
  const unavailable = () => Promise.reject(new HearingUnavailableError('A test wants it so.'))
  const { align } = createNodeHearingEngine()
  const { client, project } = await finishedDub({
    hearing: { findSpeech: unavailable, hear: unavailable, align },
  })
  const text = 'The meeting begins at ten.'
  const known = await wordsAsStranger(text)
  const [first] = project.body.blocks
  const content = { text, start: 0, end: known.at(-1)?.end }
  await client.put(`${DUBBING}/${project.id}/${first?.id}`, content)
  const { blocks } = await client.get<{ blocks: Block[] }>(
    `${DUBBING}/get-response/${project.id}?block_ids=${first?.id}&times=aligned`,
  )
  const starts = wordsIn(blocks[0]).map(({ start }) => start)
  expect(starts).toHaveLength(known.length)
  for (const [index, { start }] of known.entries())
    expect(Math.abs((starts[index] ?? 99) - start)).toBeLessThan(0.1)
})
