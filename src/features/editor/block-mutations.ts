import { useMutation } from '@tanstack/react-query'
import {
  chooseTake,
  copyBlock,
  copyBlocks,
  removeBlock,
  returnTakes,
  translateAgain,
} from './core/block-calls.ts'
import { useEditor } from './editor-context.ts'

/**
 * Removes a block once the server has confirmed it [spec 4]; undo restores it with its sound.
 * @param removedText message after the removal
 */
export function useRemove(removedText: string) {
  const editor = useEditor()
  const { mutate } = useMutation({
    mutationFn: (key: string) => removeBlock(editor, key, () => editor.focusBeside(key)),
    onSuccess: (block) => block && editor.offerUndo(removedText),
    // The response may have been lost, so the server's state decides.
    onError: () => void editor.refresh(),
  })
  return mutate
}

/**
 * Inserts a copy below a block, with its sound. After a lost response the project is fetched instead of a
 * retry.
 */
export function useDuplicate() {
  const editor = useEditor()
  const { mutate } = useMutation({
    mutationFn: (key: string) => copyBlock(editor, key),
    onSuccess: (copy) => copy && editor.focus.set({ key: copy.key, caret: copy.text.length }),
    onError: () => void editor.refresh(),
  })
  return mutate
}

/** Inserts copies of blocks below the last of them, with their sounds, and selects the copies. */
export function useDuplicateAll() {
  const editor = useEditor()
  return useMutation({
    mutationFn: (keys: readonly string[]) => copyBlocks(editor, keys),
    onSuccess: (copies) => editor.selection.select(copies),
    onError: () => void editor.refresh(),
  })
}

export function useChooseTake() {
  const editor = useEditor()
  return useMutation({
    mutationFn: ({ key, takeId }: { key: string; takeId: number }) => chooseTake(editor, key, takeId),
    onError: () => void editor.refresh(),
  })
}

/** Gives restored blocks the sound that they had at that moment. */
export function useReturnTakes() {
  const editor = useEditor()
  const { mutate } = useMutation({
    mutationFn: ({ keys, atMs }: { keys: readonly string[]; atMs: number }) =>
      returnTakes(editor, keys, atMs),
    onError: () => void editor.refresh(),
  })
  return mutate
}

/** Free of charge. Existing sound stays, marked stale, until it is generated again. */
export function useTranslateAgain(key: string, language: number) {
  const editor = useEditor()
  return useMutation({
    mutationFn: () => translateAgain(editor, key, language),
    onError: () => void editor.refresh(),
  })
}
