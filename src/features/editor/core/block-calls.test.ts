import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { loneEditor } from '#tests/support/lone-editor.ts'
import { createModelServer } from '#tests/support/model-server.ts'
import { copyBlocks } from './block-calls.ts'

afterEach(() => vi.unstubAllGlobals())

test('copies of spoken blocks keep their sound', async () => {
  const server = createModelServer()
  server.seed(['bir'])
  const { body, ...project } = server.project()
  const block = { ...body.blocks[0], id: 9, client_id: 'copy' }
  const answer = { success: true, data: { block, project: { ...project, version: 2 } } }
  vi.stubGlobal('fetch', async () => Response.json(answer))
  vi.stubGlobal('document', { cookie: 'auth.token=abc', addEventListener: () => undefined })
  vi.stubGlobal('addEventListener', () => undefined)
  const editor = loneEditor(server)
  const { store, autosave } = editor
  onTestFinished(() => autosave.close())
  await copyBlocks(editor, store.getOrder())
  const sounds = store.getOrder().map((key) => store.getBlock(key)?.generated.status)
  expect(sounds).toEqual(['ready', 'ready'])
})
