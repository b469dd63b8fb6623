import { expect, test } from 'vitest'
import type { Block } from '#src/contract/block.ts'
import type { ProjectSummary } from '#src/contract/project-summary.ts'
import { customerIn } from '#tests/support/backend/customer-client.ts'
import { currentProject, generateAll, projectWith, SPEECH } from '#tests/support/backend/speech-project.ts'

interface Changed {
  block: Block
  project: ProjectSummary
}

const textsOf = ({ body }: { body: { blocks: Block[] } }) => body.blocks.map(({ text }) => text)

test('a block is added once, at the requested position', async () => {
  const client = await customerIn()
  const { id, version } = await projectWith(client, ['bir', 'üç'])
  const add = () =>
    client.post<Block>(`${SPEECH}/add-block?project_id=${id}&sort=1&client_id=k`, { text: 'iki' })
  const block = await add()
  expect(block).toMatchObject({
    sort: 1,
    text: 'iki',
    client_id: 'k',
    generated: { status: 'none' },
    is_stale: false,
  })
  expect(await add()).toEqual(block)
  const project = await currentProject(client, id)
  expect(textsOf(project)).toEqual(['bir', 'iki', 'üç'])
  expect(project).toMatchObject({ version: (version ?? 0) + 1, characters: 8 })
  expect(
    (await client.post<Block>(`${SPEECH}/add-block?project_id=${id}&sort=99`, { text: 'son' })).sort,
  ).toBe(3)
})

test('invisible characters are neither stored nor charged, however a text arrives', async () => {
  const client = await customerIn()
  const { id, body } = await projectWith(client, ['da\u00ADvam', 'b'])
  const [first, second] = body.blocks
  expect(first?.text).toBe('davam')
  const typed = { text: `a${'\u200B'.repeat(100)}` }
  const { block } = await client.put<Changed>(`${SPEECH}/${id}/${second?.id}`, typed)
  expect(block.text).toBe('a')
  const added = await client.post<Block>(`${SPEECH}/add-block?project_id=${id}`, { text: 'bir\u000Biki' })
  expect(added.text).toBe('bir\niki')
  expect((await currentProject(client, id)).characters).toBe(13)
})

test('blocks are reordered; omitted ones keep their order after them', async () => {
  const client = await customerIn()
  const { id, body } = await projectWith(client, ['a', 'b', 'c', 'd'])
  const [a, b, c, d] = body.blocks.map((block) => block.id)
  await client.post(`${SPEECH}/sort/${id}`, { block_ids: [d, b] })
  expect(textsOf(await currentProject(client, id))).toEqual(['d', 'b', 'a', 'c'])
  await client.post(`${SPEECH}/sort/${id}`, { block_ids: [a, b, c, d] })
  expect((await client.call('POST', `${SPEECH}/sort/${id}`, { block_ids: [a, 999_999] })).status).toBe(422)
  expect(textsOf(await currentProject(client, id))).toEqual(['a', 'b', 'c', 'd'])
})

test('an edit makes a spoken block stale, and restoring the text ends that', async () => {
  const client = await customerIn()
  const draft = await projectWith(client, ['Salam, dünya.'])
  const { project } = await generateAll(client, draft.id)
  const [spoken] = project.body.blocks
  const path = `${SPEECH}/${project.id}/${spoken?.id}`
  const isStaleAfter = async (body: object) => (await client.put<Changed>(path, body)).block.is_stale
  expect(await isStaleAfter({ text: 'Salam!' })).toBe(true)
  expect(await isStaleAfter({ text: 'Salam, dünya.' })).toBe(false)
  expect(await isStaleAfter({ settings: { speed: 1.5 } })).toBe(true)
  expect(await isStaleAfter({ settings: { speed: 1, pitch: 0 } })).toBe(false)
  expect(await isStaleAfter({ voice_id: 2 })).toBe(true)
  expect(await isStaleAfter({ voice_id: null })).toBe(false)
  const saved = await client.put<{ project: typeof project }>(`${SPEECH}/${project.id}`, { voice_id: 3 })
  expect(saved.project.body.blocks[0]?.is_stale).toBe(true)
  expect((await client.call('PUT', path, { voice_id: 999 })).errors).toEqual({
    voice_id: ['Belə səs yoxdur.'],
  })
})

test('a customer restores an earlier take', async () => {
  const client = await customerIn()
  const draft = await projectWith(client, ['Birinci mətn.'])
  const block = (await generateAll(client, draft.id)).project.body.blocks[0]
  const path = `${SPEECH}/${draft.id}/${block?.id}`
  await client.put(path, { text: 'İkinci mətn.', settings: { speed: 1.4 } })
  const second = (await generateAll(client, draft.id, { scope: 'changed' })).project.body.blocks[0]
  expect(second?.generated.takes?.map(({ text, is_current }) => [text, is_current])).toEqual([
    ['İkinci mətn.', true],
    ['Birinci mətn.', false],
  ])
  const first = second?.generated.takes?.[1]?.id
  const { block: restored } = await client.put<Changed>(`${path}?take_id=${first}`, {})
  expect(restored).toMatchObject({
    text: 'Birinci mətn.',
    is_stale: false,
    generated: { text: 'Birinci mətn.' },
  })
  expect((await client.call('PUT', `${path}?take_id=999999`, {})).status).toBe(404)
})

test('a copy has the result of its block, and keeps it after the block is removed', async () => {
  const client = await customerIn()
  const draft = await projectWith(client, ['Salam.', 'Son.'])
  const { project } = await generateAll(client, draft.id)
  const [original] = project.body.blocks
  const { block: copy, project: summary } = await client.put<Changed>(
    `${SPEECH}/duplicate-block/${project.id}/${original?.id}`,
  )
  expect(copy).toMatchObject({ sort: 1, text: 'Salam.', is_stale: false, generated: { status: 'ready' } })
  expect(summary.duration).toBeCloseTo((project.duration ?? 0) + (original?.generated.duration ?? 0), 2)
  expect((await client.call('DELETE', `${SPEECH}/${project.id}/${original?.id}`)).status).toBe(200)
  expect((await client.fetch(copy.generated.audio_url ?? '')).status).toBe(200)
  expect((await client.call('DELETE', `${SPEECH}/${project.id}/${original?.id}`)).status).toBe(404)
  await client.call('DELETE', `${SPEECH}/${project.id}/${copy.id}`)
  expect((await client.fetch(copy.generated.audio_url ?? '')).status).toBe(200)
  await client.call('DELETE', `${SPEECH}/${project.id}`)
  expect((await client.fetch(copy.generated.audio_url ?? '')).status).toBe(404)
})

test('a block is copied once under one client id, which also restores a removed copy', async () => {
  const client = await customerIn()
  const { id, body } = await projectWith(client, ['Salam.', 'Son.'])
  const [original] = body.blocks
  const copy = () => client.put<Changed>(`${SPEECH}/duplicate-block/${id}/${original?.id}?client_id=k`)
  const { block } = await copy()
  expect(block).toMatchObject({ client_id: 'k', sort: 1 })
  expect((await copy()).block).toEqual(block)
  expect(textsOf(await currentProject(client, id))).toEqual(['Salam.', 'Salam.', 'Son.'])
  await client.call('DELETE', `${SPEECH}/${id}/${block.id}`)
  expect((await copy()).block).toMatchObject({ id: block.id, client_id: 'k', sort: 1 })
  expect(textsOf(await currentProject(client, id))).toEqual(['Salam.', 'Salam.', 'Son.'])
})

test('text of any kind is stored as sent, without control characters', async () => {
  const client = await customerIn()
  const texts = ['👩‍👩‍👧 emoji', 'مرحبا', '<img src=x onerror=alert(1)>', '  ', '', 'x'.repeat(100_000)]
  expect(textsOf(await projectWith(client, [...texts, 'a\u0000b\u0007c']))).toEqual([...texts, 'abc'])
})

test('a removed block that is added again under its client id is restored with its sound', {
  tags: 'long',
}, async () => {
  const client = await customerIn()
  const draft = await projectWith(client, ['Birinci mətn.', 'İkinci mətn.'])
  const before = (await generateAll(client, draft.id)).project
  const [first, second] = before.body.blocks
  const remove = () => client.call('DELETE', `${SPEECH}/${before.id}/${second?.id}`)
  await remove()
  const without = await currentProject(client, before.id)
  expect(textsOf(without)).toEqual(['Birinci mətn.'])
  expect(without).toMatchObject({ characters: 13, duration: first?.generated.duration })
  expect((await remove()).status).toBe(404)
  const add = (text: string) =>
    client.post<Block>(`${SPEECH}/add-block?project_id=${before.id}&client_id=${second?.client_id}`, { text })
  expect(await add('İkinci mətn.')).toEqual({ ...second, version: expect.any(Number) })
  expect(await currentProject(client, before.id)).toMatchObject({
    characters: before.characters,
    duration: before.duration,
    body: { blocks: before.body.blocks.map(({ version: _, ...block }) => block) },
  })
  await remove()
  expect(await add('Başqa mətn.')).toMatchObject({
    id: second?.id,
    text: 'Başqa mətn.',
    is_stale: true,
    generated: { status: 'ready', text: 'İkinci mətn.' },
  })
})

test('saving the whole list restores removed blocks, but not those of another project', {
  tags: 'long',
}, async () => {
  const client = await customerIn()
  const draft = await projectWith(client, ['Birinci mətn.', 'İkinci mətn.'])
  const before = (await generateAll(client, draft.id)).project
  const path = `${SPEECH}/${before.id}`
  const save = async (blocks: object[]) => {
    const { version } = await currentProject(client, before.id)
    return client.put<{ project: typeof before }>(path, { blocks, version })
  }
  await save([])
  expect(client.world.db.blocks.list({ where: { project_id: before.id } })).toEqual([])
  const again = before.body.blocks.map(({ client_id, text }) => ({ client_id, text })).reverse()
  const { project } = await save(again)
  expect(project.body.blocks.map(({ id, generated }) => [id, generated])).toEqual(
    before.body.blocks.map(({ id, generated }) => [id, generated]).reverse(),
  )
  await save([])
  const other = await projectWith(client, [])
  const { body } = (await client.put<{ project: typeof before }>(`${SPEECH}/${other.id}`, { blocks: again }))
    .project
  expect(body.blocks.map(({ generated }) => generated.status)).toEqual(['none', 'none'])
})

test('removed blocks are deleted for good with their project', async () => {
  const client = await customerIn()
  const draft = await projectWith(client, ['Birinci mətn.', 'İkinci mətn.'])
  const { project } = await generateAll(client, draft.id)
  await client.call('DELETE', `${SPEECH}/${project.id}/${project.body.blocks[0]?.id}`)
  const { db } = client.world
  expect(db.removedBlocks.count({ where: { project_id: project.id } })).toBe(1)
  await client.call('DELETE', `${SPEECH}/${project.id}`)
  for (const rows of [db.removedBlocks, db.blocks, db.takes])
    expect(rows.list().filter(({ project_id }) => project_id === project.id)).toEqual([])
})
