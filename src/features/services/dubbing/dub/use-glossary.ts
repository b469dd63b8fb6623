import { useMemo, useSyncExternalStore } from 'react'
import { useEditor } from '#src/features/editor/editor-context.ts'
import { onCustomerStorageChange } from '#src/session/customer-storage.ts'
import { glossaryOf, type Term } from './glossary.ts'

/** Terms of the open project, and a function that replaces them. */
export function useGlossary() {
  const { projectId } = useEditor()
  const record = useMemo(() => glossaryOf(projectId), [projectId])
  // As text, so that the value stays the same until it changes.
  const read = () => JSON.stringify(record.read() ?? [])
  const stored = useSyncExternalStore(onCustomerStorageChange, read, read)
  const terms = useMemo((): readonly Term[] => JSON.parse(stored), [stored])
  return { terms, keep: (next: readonly Term[]) => record.keep([...next]) }
}
