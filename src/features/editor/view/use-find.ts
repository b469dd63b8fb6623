import { useEffect } from 'react'
import { useLocale } from '#src/i18n/use-locale.ts'
import { useSignal } from '#src/ui/use-signal.ts'
import type { Editor } from '../core/create-editor.ts'
import type { Edit } from '../core/document/edit.ts'
import { findMatches, type Match, replaceMatches } from '../core/document/find-matches.ts'

function replacements(
  matches: readonly Match[],
  textOf: (key: string) => string,
  replacement: string,
): Edit[] {
  const byKey = Map.groupBy(matches, (match) => match.key)
  return [...byKey].map(([key, found]) => ({
    kind: 'content',
    key,
    content: { text: replaceMatches(textOf(key), found, replacement) },
  }))
}

export function useFind(editor: Editor, searched: string) {
  const locale = useLocale()
  const { found: signal, store } = editor
  const found = useSignal(signal)
  useEffect(() => () => signal.set(undefined), [signal])
  useEffect(() => {
    const search = () => {
      const matches = findMatches(store.getState(), searched, locale)
      const current = Math.min(Math.max(signal.get()?.current ?? 0, 0), matches.length - 1)
      signal.set({ searched, matches, current })
    }
    search()
    return store.subscribe(search)
  }, [signal, store, searched, locale])

  const matches = found?.matches ?? []
  const current = found?.current ?? -1
  return {
    matches,
    current,
    go(step: number) {
      if (matches.length === 0) return
      const next = (current + step + matches.length) % matches.length
      signal.set({ searched, matches, current: next })
      const match = matches[next]
      if (match) editor.reveal.set({ key: match.key })
    },
    replace(chosen: readonly Match[], replacement: string) {
      const textOf = (key: string) => store.getBlock(key)?.text ?? ''
      editor.run({ edits: replacements(chosen, textOf, replacement) })
    },
  }
}

export type Find = ReturnType<typeof useFind>
