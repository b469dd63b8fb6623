import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { isFocusLost } from '#src/lib/is-focus-lost.ts'
import type { Editor } from '../create-editor.ts'
import { useEditor } from '../editor-context.ts'
import { chooseTake, copyBlock, removeBlock } from './block-calls.ts'

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

/** Removes a block once the server has confirmed it [spec 4]; undo brings it back with its sound. */
export function useRemove() {
  const editor = useEditor()
  const { t } = useTranslation('editor')
  const { mutate } = useMutation({
    mutationFn: (key: string) => removeBlock(editor, key, () => focusBeside(editor, key)),
    onSuccess: (block) => block && editor.offerUndo(t('block.removed')),
    // The answer may have been lost: what the server has now decides.
    onError: () => void editor.refresh(),
  })
  return mutate
}

/** Puts a copy below a block, its sound included. A lost answer is looked up and never sent again. */
export function useDuplicate() {
  const editor = useEditor()
  const { mutate } = useMutation({
    mutationFn: (key: string) => copyBlock(editor, key),
    onSuccess: (copy) => copy && editor.focus.set({ key: copy.key, caret: copy.text.length }),
    onError: () => void editor.refresh(),
  })
  return mutate
}

/** Goes back to an earlier result of a block. */
export function useTakeChoice() {
  const editor = useEditor()
  return useMutation({
    mutationFn: ({ key, takeId }: { key: string; takeId: number }) => chooseTake(editor, key, takeId),
    // The answer may have been lost: what the server has now decides.
    onError: () => void editor.refresh(),
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
