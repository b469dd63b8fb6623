import { beforeEach, expect, test } from 'vitest'
import { setPace } from '#mocks/features/runs/pace.ts'
import type { Block } from '#src/contract/block.ts'
import type { Project } from '#src/contract/project.ts'
import { projectStatuses } from '#src/contract/project-summary.ts'
import { BOOKS, bookOf, currentBook } from '#tests/support/backend/book-project.ts'
import { type CustomerClient, customerIn } from '#tests/support/backend/customer-client.ts'
import { currentProject, projectWith, SPEECH } from '#tests/support/backend/speech-project.ts'
import { epubFile, seaside } from '#tests/support/book-files.ts'

const HOUR_MS = 3_600_000

let client: CustomerClient

beforeEach(async () => {
  client = await customerIn()
})

const textIn = ({ body }: Project, text: string): Block => {
  const block = body.blocks.find((each) => each.text === text)
  if (!block) throw new Error(`No block says ${text}`)
  return block
}

/** A book whose second chapter is being spoken for hours. */
async function speakingBook() {
  const project = await bookOf(client, epubFile(seaside))
  await client.world.write((tx) => setPace(tx, HOUR_MS))
  const [, second] = seaside.chapters
  const block_ids = [second?.title ?? '', ...(second?.paragraphs ?? [])].map(
    (text) => textIn(project, text).id,
  )
  await client.post(`${BOOKS}/generate/${project.id}`, { scope: 'blocks', block_ids })
  return { running: block_ids.at(-1) ?? 0, project: await currentBook(client, project) }
}

const inRun = { status: 409, error: { code: 'block_in_run' } }

test('while a chapter is spoken, blocks of other chapters are changed, added, moved, copied and removed', async () => {
  const { project } = await speakingBook()
  expect(project.status).toBe(projectStatuses.IN_PROGRESS)
  const [first, , third] = seaside.chapters.map(({ paragraphs: [text = ''] }) => textIn(project, text))
  const path = `${BOOKS}/${project.id}`
  await client.put(`${path}/${first?.id}`, { text: 'Külək dindi.' })
  await client.post(`${BOOKS}/add-block?project_id=${project.id}&client_id=n`, { text: 'Sonra yağış yağdı.' })
  await client.put(`${BOOKS}/duplicate-block/${project.id}/${first?.id}`)
  expect((await client.call('DELETE', `${path}/${third?.id}`)).status).toBe(200)
  const { body, version } = await currentBook(client, project)
  const block_ids = body.blocks.map(({ id }) => id).reverse()
  await client.post(`${BOOKS}/sort/${project.id}`, { block_ids, version })
  const texts = (await currentBook(client, project)).body.blocks.map(({ text }) => text)
  expect(texts[0]).toBe('Sonra yağış yağdı.')
  expect(texts.filter((text) => text === 'Külək dindi.')).toHaveLength(2)
  expect(texts).not.toContain(third?.text)
})

test('blocks and settings of the running work are refused with a sentence until it is done', async () => {
  const { project, running } = await speakingBook()
  const path = `${BOOKS}/${project.id}`
  const changed = await client.call('PUT', `${path}/${running}`, { text: 'Başqa söz' })
  expect(changed).toMatchObject({ ...inRun, message: expect.stringContaining('səsləndirilir') })
  expect(await client.call('DELETE', `${path}/${running}`)).toMatchObject(inRun)
  expect(await client.call('PUT', `${BOOKS}/duplicate-block/${project.id}/${running}`)).toMatchObject(inRun)
  const { version } = project
  const list = project.body.blocks.map(({ id, text }) => ({ id, text }))
  const without = list.filter(({ id }) => id !== running)
  const other = list.map((each) => (each.id === running ? { ...each, text: 'Başqa söz' } : each))
  for (const blocks of [without, other])
    expect(await client.call('PUT', path, { blocks, version })).toMatchObject(inRun)
  expect((await client.call('PUT', path, { blocks: list, version })).status).toBe(200)
  for (const body of [{ language: 2 }, { voice_id: 2 }, { settings: { speed: 1.2 } }])
    expect(await client.call('PUT', path, body)).toMatchObject({
      status: 409,
      error: { code: 'read_only_in_progress' },
    })
})

test('other services refuse all changes during a run', async () => {
  const project = await projectWith(client, ['bir', 'iki'])
  const [first, second] = project.body.blocks
  await client.world.write((tx) => setPace(tx, HOUR_MS))
  await client.post(`${SPEECH}/generate/${project.id}`, { scope: 'blocks', block_ids: [first?.id] })
  const answer = await client.call('PUT', `${SPEECH}/${project.id}/${second?.id}`, { text: 'üç' })
  expect(answer).toMatchObject({ status: 409, error: { code: 'read_only_in_progress' } })
})

test('edits made before a run ended are saved after it, because results are no edits', async () => {
  const project = await projectWith(client, ['bir', 'iki'])
  const { id } = project
  const { project: started } = await client.post<{ project: Project }>(`${SPEECH}/generate/${id}`, {
    scope: 'all',
  })
  await client.world.idle()
  expect((await currentProject(client, id)).status).toBe(projectStatuses.COMPLETED)
  const settings = { speed: 1.25 }
  const saved = await client.call('PUT', `${SPEECH}/${id}`, { settings, version: started.version })
  expect(saved.status).toBe(200)
})
