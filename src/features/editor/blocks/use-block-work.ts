import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ApiError } from '#src/api/api-error.ts'
import { request } from '#src/api/request.ts'
import { deleteBlock, duplicateBlock, updateBlock } from '#src/contract/blocks.ts'
import { isFocusLost } from '#src/lib/is-focus-lost.ts'
import type { Editor } from '../create-editor.ts'
import { blockFromServer, contentOf, type EditorBlock, newBlock } from '../document/editor-block.ts'
import { useEditor } from '../editor-context.ts'

const NOT_FOUND = 404

const paramsOf = (editor: Editor, blockId: number) => ({
  slug: editor.slug,
  projectId: editor.projectId,
  blockId,
})

/** One call outside the write queue: after what is unsaved, and while no other tab writes. */
async function inTurn<Answer>(editor: Editor, call: () => Promise<Answer>) {
  return editor.turns.run(() => {
    editor.turns.announce()
    return call()
  })
}

/** The block once the queue is through; its id is absent when the server could not be reached. */
async function savedBlock(editor: Editor, key: string) {
  await editor.autosave.save()
  return editor.store.getBlock(key)
}

/** The text nearest to a place, those behind it first; pauses have no text to stand in. */
function textNear(editor: Editor, place: number, except?: string) {
  const { order, blocks } = editor.store.getState()
  const isText = (key: string) => key !== except && blocks.get(key)?.type === 'text'
  return blocks.get(order.slice(place).find(isText) ?? order.slice(0, place).findLast(isText) ?? '')
}

function focusBeside(editor: Editor, key: string) {
  const beside = textNear(editor, editor.store.getOrder().indexOf(key), key)
  if (beside) editor.focus.set({ key: beside.key, caret: 0 })
}

async function removeConfirmed(editor: Editor, key: string) {
  const block = await savedBlock(editor, key)
  if (!block || block.isRemoving || !editor.canEdit()) return undefined
  const { id } = block
  if (id !== undefined) {
    editor.store.patch(key, { isRemoving: true })
    let version: number | undefined
    try {
      const answer = await inTurn(editor, () => request(deleteBlock, { params: paramsOf(editor, id) }))
      version = answer.project.version
    } catch (error) {
      // Somebody else has removed it: that is what was wanted.
      if (!(error instanceof ApiError && error.status === NOT_FOUND)) {
        editor.store.patch(key, { isRemoving: undefined })
        throw error
      }
    }
    editor.sync.forget(id, version)
    editor.store.patch(key, { isRemoving: undefined })
  }
  focusBeside(editor, key)
  editor.history.record(editor.store.apply([{ kind: 'remove', keys: [key] }]))
  return block
}

/** Removes a block once the server has confirmed it [spec 4]; undo brings it back with its sound. */
export function useRemove() {
  const editor = useEditor()
  const { t } = useTranslation('editor')
  const { mutate } = useMutation({
    mutationFn: (key: string) => removeConfirmed(editor, key),
    onSuccess: (block) => block && editor.offerUndo(t('block.removed')),
    // The answer may have been lost: what the server has now decides.
    onError: () => void editor.refresh(),
  })
  return mutate
}

function insertCopy(editor: Editor, source: EditorBlock, copy: EditorBlock) {
  editor.history.record(editor.store.apply([{ kind: 'insert', after: source.key, blocks: [copy] }]))
  editor.focus.set({ key: copy.key, caret: copy.text.length })
}

/** Puts a copy below a block, its sound included. A lost answer is looked up and never sent again. */
export function useDuplicate() {
  const editor = useEditor()
  const { mutate } = useMutation({
    async mutationFn(key: string) {
      const source = await savedBlock(editor, key)
      if (!source || !editor.canEdit()) return
      const { id } = source
      if (id === undefined) {
        editor.run({ edits: [{ kind: 'insert', after: key, blocks: [newBlock(source)] }] })
        return
      }
      const answer = await inTurn(editor, () => request(duplicateBlock, { params: paramsOf(editor, id) }))
      const { block, project } = answer
      const copy = blockFromServer(block)
      editor.sync.adopt({ ...contentOf(copy), id: block.id }, id, project.version)
      insertCopy(editor, source, copy)
    },
    onError: () => void editor.refresh(),
  })
  return mutate
}

/** Goes back to an earlier result of a block. */
export function useTakeChoice() {
  const editor = useEditor()
  return useMutation({
    async mutationFn({ key, takeId }: { key: string; takeId: number }) {
      const saved = await savedBlock(editor, key)
      const id = saved?.id
      if (id === undefined) return
      const answer = await inTurn(editor, () =>
        request(updateBlock, { params: paramsOf(editor, id), query: { take_id: takeId }, body: {} }),
      )
      editor.receive(answer.project, [answer.block])
      editor.sync.requestRefresh()
      await editor.autosave.save()
    },
  })
}

/** Undo and redo; what is brought back is scrolled to and takes the caret. */
export function useTravel() {
  const editor = useEditor()
  const travel = (step: 'undo' | 'redo') => {
    if (!editor.canEdit()) return
    const place = Math.max(editor.store.getOrder().indexOf(editor.active.get() ?? ''), 0)
    const key = editor.history[step]()?.key
    const block = key === undefined ? undefined : editor.store.getBlock(key)
    if (block) return editor.focus.set({ key: block.key, caret: block.text.length })
    // What had the focus may be gone or, like the button of the last step, be of no use now.
    requestAnimationFrame(() => {
      if (!isFocusLost()) return
      const beside = textNear(editor, place)
      if (beside) editor.focus.set({ key: beside.key, caret: 0 })
    })
  }
  return { undo: () => travel('undo'), redo: () => travel('redo') }
}
