import { useCallback, useSyncExternalStore } from 'react'
import { useLanguageCode } from '#src/features/catalog/use-language-code.ts'
import { cachedByObject } from '#src/lib/cached-by-object.ts'
import { requiredContext } from '#src/ui/required-context.ts'
import { useSignal } from '#src/ui/use-signal.ts'
import type { Editor } from './core/create-editor.ts'
import { type EditorBlock, newBlock } from './core/document/editor-block.ts'
import type { EditorState } from './core/document/editor-state.ts'
import { useSettledValue } from './view/use-settled-value.ts'

export type { Editor } from './core/create-editor.ts'
export type { Command } from './core/document/block-commands.ts'
export type { Edit } from './core/document/edit.ts'
export type { EditorBlock } from './core/document/editor-block.ts'
export type { EditorState, ProjectDefaults } from './core/document/editor-state.ts'
export type { InsertedText, TextPlace } from './core/document/insert-text.ts'
export type {
  ContentKind,
  OwnChange,
  OwnContent,
  OwnDefaults,
  SharedChange,
} from './core/document/own-content.ts'

export const textBlock = (text: string, content: Parameters<typeof newBlock>[0] = {}) =>
  newBlock({ ...content, text })

export const pauseBlock = (seconds: number) => newBlock({ type: 'pause', settings: { pause: seconds } })

/** The editor object stays the same while its screen is mounted, so the context causes no renders. */
export const [EditorContext, useEditor] = requiredContext<Editor>('No editor is open here')

export function useBlock(key: string): EditorBlock | undefined {
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

export const useSummary = () => useSignal(useEditor().summary)

export const useHistoryState = () => useSignal(useEditor().history.state)

/** Cached per state, because every figure of the page uses it. */
export const blocksOf = cachedByObject(({ order, blocks }: EditorState): readonly EditorBlock[] =>
  order.flatMap((key) => blocks.get(key) ?? []),
)

/** Blocks that a run names by the server's ids. */
export const blocksNamed = (state: EditorState, ids: readonly number[] = []): readonly EditorBlock[] => {
  const named = new Set<number | undefined>(ids)
  return blocksOf(state).filter(({ id }) => named.has(id))
}

/**
 * A figure over the whole project, recomputed when the content has settled, and at once when a run starts or
 * ends.
 */
export function useSettled<Figure>(count: (state: EditorState) => Figure): Figure {
  return useSettledValue(useEditor().store, count, useSummary().status)
}

type Body = ReturnType<Editor['body']['get']>

/** Id of the language of the blocks' own texts; undefined if there are several or it is unknown. */
function ownLanguageOf({ dubbing, transcript, recognition }: Body, projectLanguage: number) {
  if (dubbing) return dubbing.source_language ?? dubbing.detected_language
  if (transcript) return transcript.detected_language ?? projectLanguage
  if (recognition) return recognition.languages.length === 1 ? recognition.languages[0] : undefined
  return projectLanguage
}

/**
 * Tells the language of the project's texts, for screen readers, spelling and search.
 * @returns a function that returns a language code: of the texts themselves, or of their translation into `part`, a
 * language id
 */
export function useTextLanguage() {
  const { body, summary } = useEditor()
  const codeOf = useLanguageCode()
  const own = ownLanguageOf(useSignal(body), useSignal(summary).language)
  return useCallback((part?: string) => codeOf(part === undefined ? own : Number(part)), [codeOf, own])
}
