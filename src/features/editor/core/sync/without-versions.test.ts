import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Block } from '#src/contract/block.ts'
import type { Project } from '#src/contract/project.ts'
import { projectStatuses } from '#src/contract/project-summary.ts'
import { loneEditor } from '#tests/support/lone-editor.ts'
import { createModelServer } from '#tests/support/model-server.ts'
import { newBlock } from '../document/editor-block.ts'
import { AUTOSAVE_MS } from './autosave.ts'
import type { SyncGateway } from './sync-gateway.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

type Model = ReturnType<typeof createModelServer>

/** The same server without versions, and optionally without the texts of its blocks. */
function unversioned(server: Model, tellsTexts = true): Model {
  const told = (block: Block): Block => {
    const { version: _, ...rest } = block
    return tellsTexts ? rest : { ...rest, text: '', is_text_unknown: true, client_id: undefined }
  }
  const project = (of: Project = server.project()): Project => ({
    ...of,
    version: undefined,
    body: { ...of.body, blocks: of.body.blocks.map(told) },
  })
  const { gateway } = server
  const now = () => server.project().version
  const own: SyncGateway = {
    fetch: async () => project(await gateway.fetch()),
    version: async () => undefined,
    whole: gateway.whole,
    defaults: async (call) => project(await gateway.defaults({ ...call, version: now() })),
    add: async (call) => told(await gateway.add(call)),
    update: async (call) => ({ block: told((await gateway.update({ ...call, version: undefined })).block) }),
    delete: async (call) => {
      await gateway.delete({ ...call, version: undefined })
      return {}
    },
    sort: async (call) => {
      await gateway.sort({ ...call, version: now() ?? 0 })
      return {}
    },
    save: async (call) => project(await gateway.save({ ...call, version: now() })),
  }
  return { ...server, gateway: own, project }
}

const saved = () => vi.advanceTimersByTimeAsync(AUTOSAVE_MS * 4)

/** Writes like a second device. */
async function writeElsewhere({ gateway, blocks }: Model, text: string) {
  const { id = 0, version } = blocks()[0] ?? {}
  await gateway.update({ kind: 'update', block: newBlock(), id, content: { text }, version })
}

const textsOf = (server: Model) => server.blocks().map(({ text }) => text)

test('changes of a second device are fetched before this one writes, and both texts stay', async () => {
  const server = createModelServer()
  server.seed(['salam dünya'])
  const editor = loneEditor(unversioned(server))
  await writeElsewhere(server, 'salam böyük dünya')
  editor.typeText(editor.store.getOrder()[0] ?? '', 'salam dünya, necəsən')
  await saved()
  expect(textsOf(server)).toEqual(['salam böyük dünya, necəsən'])
})

test('removing many blocks keeps those that a second device has added', async () => {
  const server = createModelServer()
  server.seed(Array.from({ length: 12 }, (_, index) => `block ${index}`))
  const editor = loneEditor(unversioned(server))
  await server.gateway.add({ kind: 'add', block: newBlock({ text: 'of another device' }), place: 12 })
  editor.run({ edits: [{ kind: 'remove', keys: editor.store.getOrder().slice(0, 10) }] })
  await saved()
  expect(textsOf(server)).toEqual(['block 10', 'block 11', 'of another device'])
})

test('a text that the server does not send is never overwritten', async () => {
  const server = createModelServer()
  server.seed(['first', 'second'])
  const editor = loneEditor(unversioned(server, false))
  const [first = '', second = ''] = editor.store.getOrder()
  editor.typeText(first, 'over it')
  editor.run({ edits: [{ kind: 'remove', keys: [second] }] })
  editor.run({ edits: [{ kind: 'insert', after: first, blocks: [newBlock({ text: 'new' })] }] })
  await saved()
  expect(textsOf(server).filter((text) => text !== '' && text !== 'new')).toEqual(['first', 'second'])
})

test('text typed in this visit stays, although the server never sends it', async () => {
  const server = createModelServer()
  const editor = loneEditor(unversioned(server, false))
  editor.run({ edits: [{ kind: 'insert', after: null, blocks: [newBlock({ text: 'mine' })] }] })
  await saved()
  editor.typeText(editor.store.getOrder()[0] ?? '', 'mine, and more')
  await saved()
  expect(textsOf(server)).toEqual(['mine, and more'])
  expect(editor.store.getOrder().map((key) => editor.store.getBlock(key)?.text)).toEqual(['mine, and more'])
})

test('a voice that was chosen stays, though the server never names it', async () => {
  const server = createModelServer()
  server.seed(['salam'])
  const silent = unversioned(server)
  const mute = (project: Project): Project => {
    const { voice_id: _, ...body } = project.body
    return { ...project, body: { ...body, blocks: body.blocks.map(({ voice_id: _, ...rest }) => rest) } }
  }
  const { gateway } = silent
  const editor = loneEditor({
    ...silent,
    project: () => mute(silent.project()),
    gateway: {
      ...gateway,
      fetch: async () => mute(await gateway.fetch()),
      defaults: async (call) => mute(await gateway.defaults(call)),
      save: async (call) => mute(await gateway.save(call)),
    },
  })
  editor.run({ edits: [{ kind: 'defaults', values: { voiceId: 7 } }] })
  const key = editor.store.getOrder()[0] ?? ''
  editor.run({ edits: [{ kind: 'content', key, content: { voiceId: 8 } }] })
  await saved()
  editor.typeText(key, 'salam dünya')
  await saved()
  expect([editor.store.getDefaults().voiceId, editor.store.getBlock(key)?.voiceId]).toEqual([7, 8])
})

test('a run that has started is shown, so that nobody pays for it twice', async () => {
  const server = createModelServer()
  server.seed(['salam dünya'])
  const unseen = unversioned(server)
  let status = unseen.project().status
  const running = (project: Project) => ({ ...project, status })
  const fetch = async () => running(await unseen.gateway.fetch())
  const editor = loneEditor({ ...unseen, gateway: { ...unseen.gateway, fetch } })
  status = projectStatuses.IN_PROGRESS
  editor.sync.takeIn(running(unseen.project()))
  await saved()
  expect(editor.summary.get().status).toBe(projectStatuses.IN_PROGRESS)
})
