import { expect, test } from 'vitest'
import type { Block } from '#src/contract/block.ts'
import type { Project } from '#src/contract/project.ts'
import { projectStatuses } from '#src/contract/project-summary.ts'
import {
  currentTranscript,
  editSegment,
  seededMeeting,
  segmentAt,
  TRANSCRIPTS,
  wordsIn,
} from '#tests/support/backend/transcript-project.ts'

test('the seeded meeting has true words, three speakers, and a recording that can be played', {
  tags: 'long',
}, async () => {
  const { client, project } = await seededMeeting()
  expect(project).toMatchObject({
    title: 'Planlaşdırma iclası',
    status: projectStatuses.COMPLETED,
    price: '0.24',
  })
  const { blocks, transcript } = project.body
  expect(transcript).toMatchObject({
    is_simulated: false,
    versions: [{ is_current: true, segments: blocks.length }],
  })
  expect(transcript?.speakers.map(({ name }) => name)).toEqual(['Leyla', 'Elçin', 'Aysel'])
  expect(blocks.length).toBeGreaterThan(15)
  const sound = await client.fetch(transcript?.source?.audio_url ?? '')
  expect(sound.headers.get('content-type')).toBe('audio/wav')
  expect((await sound.arrayBuffer()).byteLength).toBe(transcript?.source?.size)
})

test('a text is corrected, its words keep their times, and nothing becomes stale', async () => {
  const { client, project } = await seededMeeting()
  const block = segmentAt(project)
  const words = wordsIn(block)
  const corrected = words.map((word, index) => (index === 0 ? { ...word, text: 'Sizə' } : word))
  const text = corrected.map((word) => word.text).join(' ')
  const answer = await editSegment(client, block, { text, words: corrected })
  expect(answer.data.block).toMatchObject({
    text,
    is_stale: false,
    start: block.start,
    generated: { status: 'ready' },
  })
  expect(wordsIn(answer.data.block)[0]).toMatchObject({ text: 'Sizə', start: words[0]?.start })
  expect(answer.data.project).toMatchObject({ status: projectStatuses.COMPLETED, price: '0.24' })
  const bare = await editSegment(client, block, { text: `${text} Və bir cümlə də.` })
  const spread = wordsIn(bare.data.block)
  expect(spread.map((word) => word.text).join(' ')).toBe(`${text} Və bir cümlə də.`)
  expect(spread.at(-1)?.end).toBeLessThanOrEqual(block.end ?? 0)
})

test('a segment is split and merged again; what was removed comes back under its own id', async () => {
  const { client, id, project } = await seededMeeting()
  const block = segmentAt(project)
  const words = wordsIn(block)
  const [head, tail] = [words.slice(0, 3), words.slice(3)]
  const textOf = (part: typeof words) => part.map((word) => word.text).join(' ')
  await editSegment(client, block, { text: textOf(head), words: head, end: head.at(-1)?.end })
  const rest = { text: textOf(tail), words: tail, start: tail[0]?.start, end: block.end, speaker_id: 's2' }
  const query = `project_id=${id}&sort=1&client_id=half&type=segment`
  const added = await client.post<Block>(`${TRANSCRIPTS}/add-block?${query}`, rest)
  expect(added).toMatchObject({ sort: 1, type: 'segment', speaker_id: 's2', client_id: 'half' })
  expect((await client.post<Block>(`${TRANSCRIPTS}/add-block?${query}`, rest)).id).toBe(added.id)
  await client.call('DELETE', `${TRANSCRIPTS}/${id}/${added.id}`)
  await editSegment(client, block, { text: block.text, words, end: block.end })
  const merged = await currentTranscript(client, id)
  expect(merged.body.blocks.map((each) => each.text)).toEqual(project.body.blocks.map((each) => each.text))
  const back = await client.post<Block>(`${TRANSCRIPTS}/add-block?${query}`, { ...rest, speaker_id: 's1' })
  expect(back).toMatchObject({ id: added.id, speaker_id: 's1', text: rest.text })
})

test('a text stays as written when its segment gets another speaker, and a segment may have no length', async () => {
  const { client, project } = await seededMeeting()
  const block = segmentAt(project)
  const spaced = block.text.replace(' ', '  ')
  await editSegment(client, block, { text: spaced, words: wordsIn(block) })
  const { start, end } = block
  const handed = await editSegment(client, block, { speaker_id: 's2', start, end, words: wordsIn(block) })
  expect(handed.data.block).toMatchObject({ text: spaced, speaker_id: 's2' })
  const add = (body: object) => client.call('POST', `${TRANSCRIPTS}/add-block?project_id=${project.id}`, body)
  expect((await add({ text: '—', start: 5, end: 5 })).status).toBe(200)
  expect((await add({ text: 'Yersiz' })).errors).toHaveProperty('end')
})

test('markup in a text is text', async () => {
  const { client, project } = await seededMeeting()
  const text = '<b>x</b> <script>alert(1)</script> & "q"'
  expect((await editSegment(client, segmentAt(project), { text })).data.block.text).toBe(text)
})

test('a speaker is renamed everywhere, added, given segments, and merged into another', async () => {
  const { client, id, project } = await seededMeeting()
  const { speakers = [] } = project.body.transcript ?? {}
  const renamed = speakers.map((speaker) =>
    speaker.id === 's1' ? { ...speaker, name: 'Leyla xanım' } : speaker,
  )
  const save = (body: object) => client.call<{ project: Project }>('PUT', `${TRANSCRIPTS}/${id}`, body)
  expect((await save({ speakers: renamed })).data.project.body.transcript?.speakers[0]?.name).toBe(
    'Leyla xanım',
  )
  const guest = { id: 'guest-1', name: 'Qonaq' }
  const block_ids = project.body.blocks.slice(0, 2).map((block) => block.id)
  const given = await save({
    speakers: [...renamed, guest],
    assignments: [{ speaker_id: guest.id, block_ids }],
  })
  expect(given.data.project.body.blocks.slice(0, 3).map((block) => block.speaker_id)).toEqual([
    'guest-1',
    'guest-1',
    's3',
  ])
  const lost = await save({ speakers: renamed })
  expect(lost).toMatchObject({ status: 422, error: { code: 'speaker_in_use' } })
  const merged = await save({ speakers: renamed, assignments: [{ speaker_id: 's2', block_ids }] })
  expect(merged.data.project.body.transcript?.speakers).toHaveLength(3)
  expect(await save({ speakers: [guest, guest] })).toMatchObject({
    status: 422,
    error: { code: 'speaker_twice' },
  })
  const crowd = Array.from({ length: 33 }, (_, index) => ({ id: `c${index}`, name: `${index}` }))
  expect(await save({ speakers: crowd })).toMatchObject({ status: 422, error: { code: 'too_many_speakers' } })
  expect(await save({ assignments: [{ speaker_id: 'x', block_ids }] })).toMatchObject({ status: 422 })
  expect(await save({ assignments: [{ speaker_id: 's1', block_ids: [1] }] })).toMatchObject({ status: 422 })
})

test('saving a whole transcript changes segments, adds one with a new speaker, reorders them and removes omitted ones', async () => {
  const { client, id, project } = await seededMeeting()
  const [one, two] = project.body.blocks
  const speakers = [...(project.body.transcript?.speakers ?? []), { id: 'n', name: 'Yeni' }]
  const blocks = [
    { id: two?.id, text: 'Düzəldilmiş cümlə.' },
    { client_id: 'new', text: 'Yeni hissə.', start: 1, end: 2, speaker_id: 'n' },
    { id: one?.id, text: one?.text },
  ]
  const { project: saved } = await client.put<{ project: Project }>(`${TRANSCRIPTS}/${id}`, {
    blocks,
    speakers,
    version: project.version,
  })
  expect(saved.body.blocks.map((block) => block.text)).toEqual([
    'Düzəldilmiş cümlə.',
    'Yeni hissə.',
    one?.text,
  ])
  expect(saved.body.blocks[1]).toMatchObject({ type: 'segment', speaker_id: 'n', start: 1, end: 2 })
  expect(wordsIn(saved.body.blocks[2])).toEqual(wordsIn(one))
  const bad = await client.call('PUT', `${TRANSCRIPTS}/${id}`, { blocks: [{ text: 'x', start: 5, end: 4 }] })
  expect(bad.errors).toHaveProperty(['blocks.0.end'])
  const stale = await client.call('PUT', `${TRANSCRIPTS}/${id}`, { blocks, version: project.version })
  expect(stale).toMatchObject({ status: 409, error: { code: 'version_conflict' } })
})

test('deleting a project deletes all its data, including the file', async () => {
  const { client, id, project } = await seededMeeting()
  const url = project.body.transcript?.source?.audio_url ?? ''
  await client.call('DELETE', `${TRANSCRIPTS}/${id}`)
  const { db } = client.world
  for (const name of ['blocks', 'otherSegments', 'transcriptVersions', 'transcriptions'] as const) {
    expect(db[name].count({ where: { project_id: id } })).toBe(0)
  }
  expect(db.transcripts.get(id)).toBeUndefined()
  expect(await client.world.files.read(url)).toBeUndefined()
})
