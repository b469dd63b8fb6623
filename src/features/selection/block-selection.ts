import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { useEditor, useOrder } from '#src/features/editor/editor-context.ts'
import { useSignal } from '#src/ui/use-signal.ts'

/** Makes the rows of a list selectable. The selection ends with the list, because commands act on what is in view. */
export function useSelectableRows(keys: readonly string[]) {
  const { selection } = useEditor()
  useEffect(() => selection.showRows(keys), [selection, keys])
  useEffect(() => selection.clear, [selection])
}

/** Whether any block is selected. */
export function useIsSelecting(): boolean {
  const { selection } = useEditor()
  const read = () => selection.keys.get().size > 0
  return useSyncExternalStore(selection.keys.subscribe, read, read)
}

/** Keys of the selected blocks, in order. */
export function useSelectedKeys(): readonly string[] {
  const keys = useSignal(useEditor().selection.keys)
  const order = useOrder()
  return useMemo(() => order.filter((key) => keys.has(key)), [order, keys])
}
