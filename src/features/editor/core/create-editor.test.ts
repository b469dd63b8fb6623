import { expect, onTestFinished, test } from 'vitest'
import { noOtherTabs } from '#src/features/editor/core/sync/write-lock.ts'
import { loneEditor } from '#tests/support/lone-editor.ts'
import { createModelServer } from '#tests/support/model-server.ts'
import { createEditor } from './create-editor.ts'
import { newBlock } from './document/editor-block.ts'
import { plainContent } from './document/own-content.ts'
import { createSavedDrafts, type Draft } from './sync/saved-drafts.ts'

/** @param onCall runs when a request arrives, before its response */
function serverOf(texts: readonly string[], onCall: () => void = () => {}) {
  const server = createModelServer(() => {
    onCall()
    return 'none'
  })
  server.seed(texts)
  return server
}

type Server = ReturnType<typeof serverOf>

/** @param left the draft of an earlier visit */
function openWith(server: Server, left?: Draft) {
  let kept: Draft | undefined
  const keep = (draft: Draft | undefined) => {
    kept = draft
    return true
  }
  const drop = () => undefined
  const editor = createEditor({
    project: server.project(),
    gateway: server.gateway,
    storage: { keep },
    lock: noOtherTabs,
    saved: left && createSavedDrafts([{ draft: left, drop }], plainContent, () => {}),
    refusalText: () => '',
    onConflicts: () => {},
  })
  onTestFinished(() => editor.autosave.close())
  return { editor, kept: () => kept }
}

type OpenEditor = ReturnType<typeof openWith>['editor']

function type(editor: OpenEditor, place: number, text: string) {
  const key = editor.store.getOrder()[place] ?? ''
  editor.store.apply([{ kind: 'content', key, content: { text } }])
}

const textsIn = ({ store }: OpenEditor) => store.getOrder().map((key) => store.getBlock(key)?.text)
const textsOn = (server: Server) => server.blocks().map(({ text }) => text)

const writeElsewhere = (server: Server, place: number, text: string) =>
  server.gateway.update({
    kind: 'update',
    block: newBlock({ text }),
    id: server.blocks()[place]?.id ?? 0,
    content: { text },
    version: undefined,
  })

test('text restored from a draft is saved', async () => {
  const server = serverOf(['salam'])
  const first = openWith(server)
  type(first.editor, 0, 'salam, dünya')
  first.editor.autosave.keepNow()
  const { editor } = openWith(server, first.kept())
  expect(textsIn(editor)).toEqual(['salam, dünya'])
  await editor.autosave.save()
  expect(textsOn(server)).toEqual(['salam, dünya'])
})

test('a save fetches what another device has written', async () => {
  const server = serverOf(['bir', 'iki'])
  const editor = loneEditor(server)
  await writeElsewhere(server, 1, 'iki, başqa cihazdan')
  type(editor, 0, 'bir, burada')
  await editor.autosave.save()
  expect(textsIn(editor)).toEqual(['bir, burada', 'iki, başqa cihazdan'])
  expect(textsOn(server)).toEqual(textsIn(editor))
  editor.autosave.close()
})

test('a merged text is stored in the browser before it is sent', async () => {
  const stored: (string | undefined)[] = []
  const server = serverOf(['bir iki'], () => stored.push(kept()?.blocks[0]?.content.text))
  const { editor, kept } = openWith(server)
  await writeElsewhere(server, 0, 'bir iki, başqa cihazdan')
  type(editor, 0, 'Yeni: bir iki')
  await editor.refresh()
  expect(stored.at(-1)).toBe('Yeni: bir iki, başqa cihazdan')
  expect(textsOn(server)).toEqual(['Yeni: bir iki, başqa cihazdan'])
})

test('a block that undo removes while the server adds it is removed from the server', async () => {
  const block = newBlock({ text: 'səhvən' })
  const server = serverOf(['salam'], () => {
    if (editor.store.getBlock(block.key)) editor.store.apply([{ kind: 'remove', keys: [block.key] }])
  })
  const editor = loneEditor(server)
  editor.store.apply([{ kind: 'insert', after: null, blocks: [block] }])
  await editor.autosave.save()
  expect(textsOn(server)).toEqual(['salam'])
  editor.autosave.close()
})

test.each([1, 2, 3, 4, 5, 6, 7, 8])(
  'a key pressed just before saving ends is not shown as a failure (after %i steps)',
  async (steps) => {
    const server = serverOf(['salam'])
    const editor = loneEditor(server)
    const saving = editor.autosave.save()
    for (let step = 0; step < steps; step += 1) await Promise.resolve()
    type(editor, 0, 'salam, dünya')
    await saving
    expect(editor.autosave.state.get().status.kind).not.toBe('failed')
    await editor.autosave.save()
    expect(textsOn(server)).toEqual(['salam, dünya'])
    editor.autosave.close()
  },
)
