import { expect, test } from 'vitest'
import type { Project } from '#src/contract/project.ts'
import { moneyOf, qepikOf } from '#src/rules/money.ts'
import { minutesPrice } from '#src/rules/price.ts'
import { customerIn } from '#tests/support/backend/customer-client.ts'
import { balanceOf } from '#tests/support/backend/speech-project.ts'
import {
  currentTranscript,
  draftOf,
  requestOf,
  seededMeeting,
  speakAsStranger,
  TRANSCRIPTS,
  transcribed,
  wavFile,
} from '#tests/support/backend/transcript-project.ts'
import { currentVersion, makeCurrentVersion, savePreviousVersion } from './versions.ts'

const sentence = 'We will talk about the new building and about the garden behind it.'
const talk = wavFile(await speakAsStranger(Array.from({ length: 20 }, () => sentence)), 'talk.wav')

async function finished() {
  const client = await customerIn()
  const { id } = await draftOf(client, talk)
  const { project } = await transcribed(client, id)
  const save = (body: object) => client.put<{ project: Project }>(`${TRANSCRIPTS}/${id}`, body)
  return { client, id, project, save }
}

const textsOf = ({ body }: Project) => body.blocks.map(({ text }) => text)

test('another run makes a new version; both are kept, with their edits and names', {
  tags: 'long',
}, async () => {
  const { client, id, project, save } = await finished()
  const [speaker, ...others] = project.body.transcript?.speakers ?? []
  const named = [{ id: speaker?.id, name: 'Nərgiz' }, ...others]
  await save({ speakers: named })
  const block = project.body.blocks[0]
  await client.put(`${TRANSCRIPTS}/${id}/${block?.id}`, { text: 'Mənim düzəlişim.' })
  const edited = await currentTranscript(client, id)
  const { project: second } = await transcribed(client, id, requestOf({ language: 3 }))
  expect(second.language).toBe(3)
  expect(textsOf(second)).not.toEqual(textsOf(edited))
  expect(second.body.transcript?.speakers[0]?.name).toBe('Nərgiz')
  const versions = second.body.transcript?.versions ?? []
  expect(versions.map(({ is_current }) => is_current)).toEqual([false, true])
  expect(versions.map(({ segments }) => segments)).toEqual([
    edited.body.blocks.length,
    second.body.blocks.length,
  ])
  await save({ speakers: [...others, { id: speaker?.id, name: 'Başqa ad' }] })
  const { project: back } = await save({ transcript_version: versions[0]?.id })
  expect(back).toMatchObject({ language: edited.language })
  expect(back.body.blocks).toEqual(edited.body.blocks)
  expect(back.body.transcript?.speakers).toEqual(edited.body.transcript?.speakers)
  const { project: forth } = await save({ transcript_version: versions[1]?.id })
  expect(forth.body.blocks).toEqual(second.body.blocks)
  expect(forth.body.transcript?.speakers.at(-1)?.name).toBe('Başqa ad')
  const answer = await client.call('PUT', `${TRANSCRIPTS}/${id}`, { transcript_version: 9999 })
  expect(answer).toMatchObject({ status: 422, error: { code: 'transcript_version_not_found' } })
})

test('an earlier version replaces the current one with all of its segments, and both stay listed', async () => {
  const { client, id, project } = await seededMeeting()
  const versionsOf = ({ body }: Project) =>
    body.transcript?.versions.map(({ segments, is_current }) => [segments, is_current])
  const save = async (transcript_version: number) =>
    (await client.put<{ project: Project }>(`${TRANSCRIPTS}/${id}`, { transcript_version })).project
  const count = project.body.blocks.length
  const [earlier, later] = await client.world.write((tx) => {
    const version = currentVersion(tx, id)
    if (!version) throw new Error('No version')
    savePreviousVersion(tx, id)
    const { id: _, ...row } = version
    const empty = tx.transcriptVersions.create({ ...row, block_ids: [] })
    makeCurrentVersion(tx, empty)
    return [version.id, empty.id]
  })
  expect(versionsOf(await currentTranscript(client, id))).toEqual([
    [count, false],
    [0, true],
  ])
  const back = await save(earlier)
  expect(textsOf(back)).toEqual(textsOf(project))
  expect(versionsOf(back)).toEqual([
    [count, true],
    [0, false],
  ])
  expect(textsOf(await save(later))).toEqual([])
})

test('a run that replaces leaves one version, and names start over unless they are kept', {
  tags: 'long',
}, async () => {
  const { client, id, project, save } = await finished()
  await save({
    speakers: project.body.transcript?.speakers.map((each) => ({ ...each, name: `X ${each.id}` })),
  })
  const request = requestOf({}, { mode: 'replace', keep_speaker_names: false })
  const { project: again } = await transcribed(client, id, request)
  expect(again.body.transcript?.versions).toHaveLength(1)
  expect(again.body.transcript?.speakers.map(({ name }) => name)).toEqual(['Danışan 1', 'Danışan 2'])
  expect(textsOf(again)).not.toEqual(textsOf(project))
  expect(client.world.db.otherSegments.count({})).toBe(0)
  expect(qepikOf(again.price ?? '')).toBe(2 * qepikOf(project.price ?? ''))
})

test('chosen segments are transcribed again for the price of their length, in place or in a copy', async () => {
  const { client, id, project } = await finished()
  const chosen = project.body.blocks.slice(1, 5)
  const block_ids = chosen.map((block) => block.id)
  const seconds = chosen.reduce((sum, { start, end }) => sum + (end ?? 0) - (start ?? 0), 0)
  const service = { price: { unit: 'minute', amount: '0.12' }, min_charge: '0.12' } as const
  const before = qepikOf(await balanceOf(client))
  const request = { ...requestOf({}, { mode: 'replace' }), scope: 'blocks', block_ids }
  const { price, project: mended } = await transcribed(client, id, request)
  expect(price).toBe(moneyOf(minutesPrice(seconds, service)))
  expect(before - qepikOf(await balanceOf(client))).toBe(qepikOf(price))
  expect(mended.body.blocks.map((block) => block.id)).toEqual(project.body.blocks.map((block) => block.id))
  mended.body.blocks.forEach((block, index) => {
    const old = project.body.blocks[index]
    expect([block.start, block.end, block.speaker_id]).toEqual([old?.start, old?.end, old?.speaker_id])
    if (index < 1 || index > 4) expect(block).toEqual(old)
  })
  expect(textsOf(mended)).not.toEqual(textsOf(project))
  const { project: copy } = await transcribed(client, id, {
    ...requestOf(),
    scope: 'blocks',
    block_ids: [project.body.blocks[0]?.id],
  })
  expect(copy.body.transcript?.versions).toHaveLength(2)
  expect(textsOf(copy).slice(1)).toEqual(textsOf(mended).slice(1))
})

test('an invalid choice is refused, and nothing changes', { tags: 'long' }, async () => {
  const { client, id, project } = await finished()
  const refused = [
    { scope: 'changed' },
    { ...requestOf(), scope: 'blocks', block_ids: [1] },
    { ...requestOf(), scope: 'blocks', block_ids: [] },
    requestOf({ language: 99 }),
  ]
  for (const request of refused) {
    expect((await client.call('POST', `${TRANSCRIPTS}/generate/${id}`, request)).status).toBe(422)
  }
  expect(await currentTranscript(client, id)).toEqual(project)
})

test('a run without a result leaves the previous version unchanged', { tags: 'long' }, async () => {
  const client = await customerIn()
  client.locale = 'en'
  const start = await client.post<{ project: Project }>(`${TRANSCRIPTS}/init`, {
    source_url: 'https://samples.avaz.example/meeting-ru.wav',
  })
  const { id } = start.project
  const { project } = await transcribed(client, id)
  const balance = await balanceOf(client)
  const { project: refused } = await transcribed(client, id, requestOf({ language: 1 }))
  expect(refused.reject).toMatchObject({ code: 'wrong_language', refunded: true })
  expect(refused.language).toBe(4)
  expect(refused.body.blocks).toEqual(project.body.blocks)
  expect(refused.body.transcript?.versions).toEqual(project.body.transcript?.versions)
  expect(await balanceOf(client)).toBe(balance)
})

test('segments of a known recording have its true words again, and another language is refused with the money returned', async () => {
  const client = await customerIn('transcripts')
  client.locale = 'ru'
  const { projects } = await client.get<{ projects: Project[] }>(`${TRANSCRIPTS}/get-projects`)
  const id = projects.find(({ title }) => title === 'Saz ustası ile söyleşi')?.id ?? 0
  const project = await currentTranscript(client, id)
  const block = project.body.blocks[1]
  await client.put(`${TRANSCRIPTS}/${id}/${block?.id}`, { text: 'Silinmiş' })
  const again = (options: object) => {
    const request = { ...requestOf(options, { mode: 'replace' }), scope: 'blocks', block_ids: [block?.id] }
    return client.post(`${TRANSCRIPTS}/generate/${id}`, request)
  }
  const finish = async () => {
    client.world.clock.advance(600_000)
    await client.world.idle()
    return currentTranscript(client, id)
  }
  await finish()
  await again({})
  const mended = await finish()
  expect(mended.body.blocks[1]?.text).toBe(block?.text)
  expect(mended.language).toBe(project.language)
  const balance = await balanceOf(client)
  await again({ language: 1 })
  const refused = await finish()
  expect(refused.reject).toMatchObject({ code: 'wrong_language', refunded: true })
  expect(refused.body.blocks).toEqual(mended.body.blocks)
  expect(await balanceOf(client)).toBe(balance)
})

test('options can be changed, and before the first transcript also the recording', async () => {
  const client = await customerIn()
  const draft = await draftOf(client, talk)
  const options = { language: 2, speakers: 4, audio_events: true, key_terms: ['Avaz'] }
  const change = (body: object) =>
    client.call<{ project: Project }>('PUT', `${TRANSCRIPTS}/${draft.id}/update`, body)
  const changed = await change({
    transcript: options,
    source_url: 'https://samples.avaz.example/meeting-tr.wav',
  })
  expect(changed.data.project).toMatchObject({ language: 2, body: { transcript: { options } } })
  expect(changed.data.project.body.transcript?.source?.file_name).toBe('meeting-tr.wav')
  await transcribed(client, draft.id)
  const late = await change({ source_url: 'https://samples.avaz.example/meeting-ru.wav' })
  expect(late).toMatchObject({ status: 422, error: { code: 'recording_fixed' } })
})
