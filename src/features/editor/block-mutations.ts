import { useMutation } from '@tanstack/react-query'
import type { PlaceCopies } from './core/block-calls.ts'
import { useEditor } from './editor-context.ts'

/** Calls for one block, loaded when the page is idle or one is made. */
export const loadBlockCalls = () => import('./core/block-calls.ts')

/**
 * Removes a block once the server has confirmed it [spec 4]; undo restores it with its sound.
 * @param removedText message after the removal
 */
export function useRemove(removedText: string) {
  const editor = useEditor()
  const { mutate } = useMutation({
    mutationFn: async (key: string) =>
      (await loadBlockCalls()).removeBlock(editor, key, () => editor.focusBeside(key)),
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
    mutationFn: async (key: string) => (await loadBlockCalls()).copyBlock(editor, key),
    onSuccess: (copy) => copy && editor.focus.set({ key: copy.key, caret: copy.text.length }),
    onError: () => void editor.refresh(),
  })
  return mutate
}

interface Copying {
  readonly keys: readonly string[]
  /** By default below the last of the blocks. */
  readonly place?: PlaceCopies | undefined
}

/** Inserts copies of blocks, with their sounds, and selects the copies. */
export function useDuplicateAll() {
  const editor = useEditor()
  return useMutation({
    mutationFn: async ({ keys, place }: Copying) => (await loadBlockCalls()).copyBlocks(editor, keys, place),
    onSuccess: (copies) => editor.selection.select(copies),
    onError: () => void editor.refresh(),
  })
}

export function useChooseTake() {
  const editor = useEditor()
  return useMutation({
    mutationFn: async ({ key, takeId }: { key: string; takeId: number }) =>
      (await loadBlockCalls()).chooseTake(editor, key, takeId),
    onError: () => void editor.refresh(),
  })
}

/** Gives restored blocks the sound that they had at that moment. */
export function useReturnTakes() {
  const editor = useEditor()
  const { mutate } = useMutation({
    mutationFn: async ({ keys, atMs }: { keys: readonly string[]; atMs: number }) =>
      (await loadBlockCalls()).returnTakes(editor, keys, atMs),
    onError: () => void editor.refresh(),
  })
  return mutate
}

/** Free of charge. Existing sound stays, marked stale, until it is generated again. */
export function useTranslateAgain(key: string, language: number) {
  const editor = useEditor()
  return useMutation({
    mutationFn: async () => (await loadBlockCalls()).translateAgain(editor, key, language),
    onError: () => void editor.refresh(),
  })
}
