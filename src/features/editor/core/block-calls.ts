import { isNotFound } from '#src/api/is-not-found.ts'
import { request } from '#src/api/request.ts'
import { deleteBlock, duplicateBlock, updateBlock } from '#src/contract/blocks.ts'
import { rememberPress } from '#src/drafts/remember-press.ts'
import type { Editor } from './create-editor.ts'
import { type Command, moveAllTo } from './document/block-commands.ts'
import type { Edit } from './document/edit.ts'
import { blockFromServer, contentOf, type EditorBlock, newBlock, textOf } from './document/editor-block.ts'
import type { EditorState } from './document/editor-state.ts'
import { takeAt } from './document/restore-state.ts'
import { isOutcomeKnown } from './sync/sync-gateway.ts'

const paramsOf = (editor: Editor, blockId: number) => ({
  slug: editor.slug,
  projectId: editor.projectId,
  blockId,
})

/** Version of the block's content that this tab knows; the server checks a change against it. */
const versionOf = (editor: Editor, id: number) => editor.sync.getCopy().blocks.get(id)?.version

async function withLock<Answer>(editor: Editor, call: () => Promise<Answer>, removed?: readonly number[]) {
  return editor.lock.run(async () => {
    editor.lock.mark()
    try {
      return await call()
    } catch (error) {
      if (!isOutcomeKnown(error)) editor.sync.loseSight(removed)
      throw error
    } finally {
      editor.lock.announce()
    }
  })
}

/** The block after all queued writes; without an id if the server could not be reached. */
async function savedBlock(editor: Editor, key: string) {
  await editor.autosave.save()
  return editor.store.getBlock(key)
}

/** Returns the project's version after the removal; undefined if the server no longer had the block. */
async function deleteOnServer(editor: Editor, id: number) {
  const query = { version: versionOf(editor, id) }
  const call = () => request(deleteBlock, { params: paramsOf(editor, id), query })
  try {
    return (await withLock(editor, call, [id])).project.version
  } catch (error) {
    if (isNotFound(error)) return undefined
    throw error
  }
}

/**
 * Removes a block once the server has confirmed it [spec 4] and returns it; undefined if there was nothing to
 * do. `beforeGone` runs while the block still exists. The block rejects input from the start, because it
 * would be lost.
 */
export async function removeBlock(editor: Editor, key: string, beforeGone: () => void = () => {}) {
  const pressed = editor.store.getBlock(key)
  if (!pressed || pressed.isRemoving || !editor.canChange(pressed)) return undefined
  const mark = (isRemoving: true | undefined) => {
    editor.store.patch(key, { isRemoving })
    editor.history.check()
  }
  mark(true)
  try {
    const saved = await savedBlock(editor, key)
    if (!saved) return undefined
    if (saved.id !== undefined) editor.sync.forget(saved.id, await deleteOnServer(editor, saved.id))
  } finally {
    mark(undefined)
  }
  const block = editor.store.getBlock(key)
  beforeGone()
  const undo = editor.store.apply([{ kind: 'remove', keys: [key] }])
  // Undo cannot restore a text that only the server knows.
  if (!block?.isTextUnknown) editor.history.record(undo)
  return block
}

/** If the response of a copy was lost, the next attempt returns the same copy. */
async function sendCopy(editor: Editor, id: number, content: string) {
  const pressed = rememberPress(`copy of block ${id}`)
  const query = { client_id: pressed.idFor(content) }
  const answer = await request(duplicateBlock, { params: paramsOf(editor, id), query })
  pressed.arrived()
  return answer
}

interface CopiedBlock {
  readonly block: EditorBlock
  readonly undo: readonly Edit[]
}

function insertCopy({ store }: Editor, { key }: EditorBlock, block: EditorBlock): CopiedBlock {
  return { block, undo: store.apply([{ kind: 'insert', after: key, blocks: [block] }]) }
}

/** Copies a block on the server, with its sound. */
async function copyOnServer(editor: Editor, id: number, source: EditorBlock): Promise<CopiedBlock> {
  const content = JSON.stringify(contentOf(source))
  const answer = await withLock(editor, () => sendCopy(editor, id, content))
  const theirs = blockFromServer(answer.block, editor.kind)
  const copy = theirs.isTextUnknown ? { ...theirs, ...contentOf(source), isTextUnknown: undefined } : theirs
  // The copy was fetched after its response was lost.
  if (editor.sync.getCopy().blocks.has(answer.block.id)) return { block: copy, undo: [] }
  const { version } = answer.block
  editor.sync.adopt({ ...contentOf(copy), id: answer.block.id, version }, id, answer.project.version)
  return insertCopy(editor, source, copy)
}

export async function copyBlock(editor: Editor, key: string): Promise<EditorBlock | undefined> {
  const source = await savedBlock(editor, key)
  if (!source || !editor.canChange(source)) return undefined
  const { id } = source
  if (id === undefined) {
    editor.run({ edits: [{ kind: 'insert', after: key, blocks: [newBlock(source)] }] })
    return undefined
  }
  const { block, undo } = await copyOnServer(editor, id, source)
  if (undo.length > 0) editor.history.record(undo)
  return block
}

/** Only the server can copy a sound, or a text that only the server knows. */
const needsServer = ({ generated, isTextUnknown, own }: EditorBlock) =>
  isTextUnknown === true || generated.status !== 'none' || own?.hasSound?.() === true

/** Puts copies, given by their keys, in their place. Each is below its original before. */
export type PlaceCopies = (state: EditorState, copies: ReadonlySet<string>) => Command

const belowTheLast =
  (originals: readonly string[]): PlaceCopies =>
  (state, copies) => {
    const sources = new Set(originals)
    const end = state.order.findLastIndex((key) => sources.has(key) || copies.has(key)) + 1
    return moveAllTo(state, copies, end)
  }

/**
 * Inserts copies of the blocks, in one step of undo, and returns the copies' keys. Copies made before a failure stay.
 * @param place by default below the last of the blocks
 */
export async function copyBlocks(
  editor: Editor,
  keys: readonly string[],
  place = belowTheLast(keys),
): Promise<readonly string[]> {
  const { autosave, store, history } = editor
  await autosave.save()
  const copies = new Set<string>()
  let undo: readonly Edit[] = []
  try {
    for (const key of keys) {
      const source = store.getBlock(key)
      if (!source || !editor.canChange(source)) continue
      const copied =
        source.id !== undefined && needsServer(source)
          ? await copyOnServer(editor, source.id, source)
          : insertCopy(editor, source, newBlock(source))
      copies.add(copied.block.key)
      undo = [...copied.undo, ...undo]
    }
  } finally {
    const { edits } = place(store.getState(), copies)
    if (edits.length > 0) undo = [...store.apply(edits), ...undo]
    if (undo.length > 0) history.record(undo)
  }
  return [...copies]
}

type BlockChange = Pick<Parameters<typeof request<typeof updateBlock>>[1], 'query' | 'body'>

/** Returns whether the block was there to be changed. */
async function sendChange(editor: Editor, key: string, { query, body }: BlockChange) {
  const id = (await savedBlock(editor, key))?.id
  if (id === undefined) return false
  const made = { ...query, version: versionOf(editor, id) }
  const answer = await withLock(editor, () =>
    request(updateBlock, { params: paramsOf(editor, id), query: made, body }),
  )
  editor.receive(answer.project, [answer.block])
  return true
}

async function fetchChanged(editor: Editor) {
  editor.sync.requestRefresh()
  await editor.autosave.save()
}

/** A change with a result that only the server knows: the whole project is fetched. */
async function changeOnServer(editor: Editor, key: string, change: BlockChange) {
  if (await sendChange(editor, key, change)) await fetchChanged(editor)
}

export const chooseTake = (editor: Editor, key: string, takeId: number) =>
  changeOnServer(editor, key, { query: { take_id: takeId }, body: {} })

/** Returns blocks to the takes that fitted them at a moment, one after the other; the project is fetched once. */
export async function returnTakes(editor: Editor, keys: readonly string[], atMs: number) {
  await Promise.all(keys.map(editor.wholeResult))
  let isChanged = false
  for (const key of keys) {
    const take = takeAt(editor.store.getState(), key, atMs)
    if (!take) continue
    const isSent = await sendChange(editor, key, { query: { take_id: take.id }, body: {} })
    isChanged ||= isSent
  }
  if (isChanged) await fetchChanged(editor)
}

/**
 * Translates a text again; undo restores the previous one. @param language its id, which is also the name of
 * the part
 */
export async function translateAgain(editor: Editor, key: string, language: number) {
  const part = String(language)
  const textNow = () => {
    const block = editor.store.getBlock(key)
    return block && textOf(block, part)
  }
  const before = textNow()
  await changeOnServer(editor, key, { query: {}, body: { translate: [language] } })
  const after = textNow()
  if (before === undefined || after === undefined || after === before) return
  editor.history.record([{ kind: 'part', key, part, text: before, takesBack: after }])
}
