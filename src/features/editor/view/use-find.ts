import { useEffect } from 'react'
import { type FindOptions, replaceMatches } from '#src/lib/find-text.ts'
import { useSignal } from '#src/ui/use-signal.ts'
import type { Editor } from '../core/create-editor.ts'
import type { Edit } from '../core/document/edit.ts'
import { textOf } from '../core/document/editor-block.ts'
import type { EditorState } from '../core/document/editor-state.ts'
import { findMatches, type Match } from '../core/document/find-matches.ts'

function editsForMatches({ blocks }: EditorState, matches: readonly Match[], replacement: string): Edit[] {
  const texts = Map.groupBy(matches, ({ key, part }) => JSON.stringify([key, part]))
  return [...texts.values()].flatMap((found): Edit[] => {
    const { key = '', part } = found[0] ?? {}
    const block = blocks.get(key)
    const text = replaceMatches((block && textOf(block, part)) ?? '', found, replacement)
    return part === undefined
      ? [{ kind: 'content', key, content: { text } }]
      : [{ kind: 'part', key, part, text }]
  })
}

interface SearchOptions extends Required<FindOptions> {
  readonly searched: string
  /** A second text of each block that is searched too. */
  readonly part?: string | undefined
  /** Code of the language of a text, see `useTextLanguage`. */
  readonly languageOf: (part?: string) => string | undefined
}

export function useFind(editor: Editor, { searched, matchCase, words, part, languageOf }: SearchOptions) {
  const { found: signal, store } = editor
  const found = useSignal(signal)
  useEffect(() => () => signal.set(undefined), [signal])
  useEffect(() => {
    const search = () => {
      const matches = findMatches(store.getState(), searched, { part, languageOf, matchCase, words })
      const current = Math.min(Math.max(signal.get()?.current ?? 0, 0), matches.length - 1)
      signal.set({ searched, matches, current })
    }
    search()
    return store.subscribe(search)
  }, [signal, store, searched, matchCase, words, languageOf, part])

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
      const open = chosen.filter(({ key }) => {
        const block = store.getBlock(key)
        return block && editor.canChange(block)
      })
      editor.run({ edits: editsForMatches(store.getState(), open, replacement) })
    },
  }
}

export type Find = ReturnType<typeof useFind>
