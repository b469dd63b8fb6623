import { useMutation } from '@tanstack/react-query'
import { chooseTake, copyBlock, removeBlock, translateAgain } from './core/block-calls.ts'
import { useEditor } from './editor-context.ts'

/**
 * Removes a block once the server has confirmed it [spec 4]; undo brings it back with its sound.
 * @param removedText what is said then
 */
export function useRemove(removedText: string) {
  const editor = useEditor()
  const { mutate } = useMutation({
    mutationFn: (key: string) => removeBlock(editor, key, () => editor.focusBeside(key)),
    onSuccess: (block) => block && editor.offerUndo(removedText),
    // The answer may have been lost: what the server has now decides.
    onError: () => void editor.refresh(),
  })
  return mutate
}

/** Puts a copy below a block, its sound included. After a lost answer the project is fetched; the call is never sent again. */
export function useDuplicate() {
  const editor = useEditor()
  const { mutate } = useMutation({
    mutationFn: (key: string) => copyBlock(editor, key),
    onSuccess: (copy) => copy && editor.focus.set({ key: copy.key, caret: copy.text.length }),
    onError: () => void editor.refresh(),
  })
  return mutate
}

export function useTakeChoice() {
  const editor = useEditor()
  return useMutation({
    mutationFn: ({ key, takeId }: { key: string; takeId: number }) => chooseTake(editor, key, takeId),
    onError: () => void editor.refresh(),
  })
}

/** Costs nothing; what is spoken stays, out of date, until it is renewed. */
export function useTranslateAgain(key: string, language: number) {
  const editor = useEditor()
  return useMutation({
    mutationFn: () => translateAgain(editor, key, language),
    onError: () => void editor.refresh(),
  })
}
