import { createContext, use, useSyncExternalStore } from 'react'
import { useSignal } from '#src/ui/use-signal.ts'
import type { Editor } from './create-editor.ts'

/** The editor itself never changes while its screen is there: nothing is rendered for the context. */
export const EditorContext = createContext<Editor | undefined>(undefined)

/** @throws Error outside of an open editor. */
export function useEditor(): Editor {
  const editor = use(EditorContext)
  if (!editor) throw new Error('No editor is open here')
  return editor
}

/** One block; renders for its own changes only. Undefined once it is gone. */
export function useBlock(key: string) {
  const { store } = useEditor()
  const read = () => store.getBlock(key)
  return useSyncExternalStore((listener) => store.subscribeBlock(key, listener), read, read)
}

export function useOrder() {
  const { store } = useEditor()
  return useSyncExternalStore(store.subscribeOrder, store.getOrder, store.getOrder)
}

export function useProjectDefaults() {
  const { store } = useEditor()
  return useSyncExternalStore(store.subscribeDefaults, store.getDefaults, store.getDefaults)
}

export function useSummary() {
  return useSignal(useEditor().summary)
}

export function useSaveState() {
  const { autosave } = useEditor()
  return useSyncExternalStore(autosave.subscribe, autosave.getState, autosave.getState)
}

export function useHistoryState() {
  const { history } = useEditor()
  return useSyncExternalStore(history.subscribe, history.getSnapshot, history.getSnapshot)
}
