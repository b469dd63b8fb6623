import { expect, test } from 'vitest'
import type { Block } from '#src/contract/block.ts'
import type { Project } from '#src/contract/project.ts'
import type { ProjectSummary } from '#src/contract/project-summary.ts'
import { type CustomerClient, customerIn } from '#tests/support/backend/customer-client.ts'
import { currentProject, projectWith, SPEECH } from '#tests/support/backend/speech-project.ts'
import {
  currentTranscript,
  editSegment,
  seededMeeting,
  segmentAt,
  TRANSCRIPTS,
} from '#tests/support/backend/transcript-project.ts'

interface Changed {
  block: Block
  project: ProjectSummary
}

async function opened(texts: readonly string[]) {
  const client = await customerIn()
  const project = await projectWith(client, texts)
  const [first, second] = project.body.blocks
  if (!first || !second) throw new Error('two blocks are needed')
  return { client, project, first, second }
}

const put = (client: CustomerClient, { project_id, id }: Block, version: number | undefined, body: object) =>
  client.call<Changed>('PUT', `${SPEECH}/${project_id}/${id}?version=${version}`, body)

const textsNow = async (client: CustomerClient, id: number) =>
  (await currentProject(client, id)).body.blocks.map(({ text }) => text)

const conflict = (code: string) => ({ status: 409, error: { code } })

test('a change to a block that was changed elsewhere is refused, but not to other blocks', async () => {
  const { client, project, first, second } = await opened(['bir', 'iki'])
  const { data } = await put(client, first, first.version, { text: 'bir A' })
  expect(data.block.version).toBe(data.project.version)
  expect(await put(client, first, first.version, { text: 'bir B' })).toMatchObject(conflict('block_conflict'))
  expect((await put(client, second, second.version, { text: 'iki B' })).status).toBe(200)
  expect((await put(client, first, data.block.version, { text: 'bir C' })).status).toBe(200)
  expect(await textsNow(client, project.id)).toEqual(['bir C', 'iki B'])
})

test('a block that was changed elsewhere is not removed', async () => {
  const { client, project, first } = await opened(['bir', 'iki'])
  await put(client, first, first.version, { text: 'bir söz' })
  const remove = (version: number | undefined) =>
    client.call('DELETE', `${SPEECH}/${project.id}/${first.id}?version=${version}`)
  expect(await remove(first.version)).toMatchObject(conflict('block_conflict'))
  const [now] = (await currentProject(client, project.id)).body.blocks
  expect((await remove(now?.version)).status).toBe(200)
  expect(await textsNow(client, project.id)).toEqual(['iki'])
})

test('order, defaults and the whole list are refused for an old version of the project', async () => {
  const { client, project, first, second } = await opened(['bir', 'iki'])
  const { id, version } = project
  await client.post(`${SPEECH}/add-block?project_id=${id}&client_id=z`, { text: 'üç' })
  const sort = { block_ids: [second.id, first.id], version }
  expect(await client.call('POST', `${SPEECH}/sort/${id}`, sort)).toMatchObject(conflict('version_conflict'))
  for (const body of [{ language: 2 }, { blocks: [] }]) {
    const answer = await client.call('PUT', `${SPEECH}/${id}`, { ...body, version })
    expect(answer).toMatchObject(conflict('version_conflict'))
  }
  expect(await textsNow(client, id)).toEqual(['bir', 'iki', 'üç'])
})

test('a whole list without a version removes nothing', async () => {
  const { client, project, first } = await opened(['bir', 'iki'])
  const blocks = [
    { client_id: 'n', text: 'yeni' },
    { id: first.id, text: 'bir' },
  ]
  const answer = await client.put<{ project: Project }>(`${SPEECH}/${project.id}`, { blocks })
  expect(answer.project.body.blocks.map(({ text }) => text)).toEqual(['yeni', 'bir', 'iki'])
})

test('unchanged blocks of a saved list keep their versions and results', async () => {
  const { client, project, first, second } = await opened(['bir', 'iki'])
  const blocks = [
    { id: first.id, text: 'bir' },
    { id: second.id, text: 'iki!' },
  ]
  const { project: saved } = await client.put<{ project: Project }>(`${SPEECH}/${project.id}`, { blocks })
  expect(saved.body.blocks.map(({ version }) => version)).toEqual([first.version, saved.version])
})

test('segments have versions in every service', async () => {
  const { client, id, project } = await seededMeeting()
  const [first, second] = [segmentAt(project, 0), segmentAt(project, 1)]
  const speaker_id = project.body.transcript?.speakers.find((one) => one.id !== first.speaker_id)?.id
  await client.put(`${TRANSCRIPTS}/${id}`, { assignments: [{ speaker_id, block_ids: [first.id] }] })
  const edit = (block: Block) =>
    client.call('PUT', `${TRANSCRIPTS}/${id}/${block.id}?version=${block.version}`, { text: 'Hello' })
  expect(await edit(first)).toMatchObject(conflict('block_conflict'))
  expect((await edit(second)).status).toBe(200)
  expect(
    (await editSegment(client, segmentAt(await currentTranscript(client, id)), { text: 'Yes' })).status,
  ).toBe(200)
})
