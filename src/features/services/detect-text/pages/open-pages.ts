import { useMemo } from 'react'
import type { DocumentPage } from '#src/contract/detect-text.ts'
import {
  type Editor,
  type EditorBlock,
  type EditorState,
  useBlock,
  useEditor,
  useOrder,
} from '#src/features/editor/editor-context.ts'
import { cachedByObject } from '#src/lib/cached-by-object.ts'
import { createSignal, type Signal } from '#src/lib/signal.ts'
import { type PlacedWord, placeWords } from '#src/rules/page-words.ts'
import { requiredContext } from '#src/ui/required-context.ts'
import { useSignal } from '#src/ui/use-signal.ts'

/** State shared by the parts of an open project; the object stays the same while the project is open. */
export interface OpenPages {
  readonly editor: Editor
  /** Key of the page shown, at first of the first page with text; undefined for the first page. */
  readonly shown: Signal<string | undefined>
  /** The line that is pointed at or contains the caret, counted from 0. */
  readonly line: Signal<number | undefined>
  /** Position of the caret in the text of the page. */
  readonly caret: Signal<number>
}

/** Key of the first page with text: a document opens at it, because covers are often blank. */
export const firstWithText = ({ order, blocks }: EditorState): string | undefined =>
  order.find((key) => blocks.get(key)?.text.trim())

export const createOpenPages = (editor: Editor): OpenPages => ({
  editor,
  shown: createSignal(firstWithText(editor.store.getState())),
  line: createSignal<number | undefined>(undefined),
  caret: createSignal(0),
})

/** Whether a page was read and has no text: neither a failure nor something to read again. */
export const isBlank = ({ generated: { status, error } }: EditorBlock): boolean =>
  status === 'failed' && error?.code === 'page_without_text'

/** Whether reading a page again cannot help: it has no text, or it is drawn too intricately. */
export const cannotBeReadBetter = (block: EditorBlock): boolean =>
  isBlank(block) ||
  (block.generated.status === 'failed' && block.generated.error?.code === 'page_too_intricate')

export const [OpenPagesContext, useOpenPages] = requiredContext<OpenPages>('No pages are open here')

/** Words of a page with their positions; memoised per block. */
export const wordsOf = cachedByObject(({ text, generated }: EditorBlock): readonly PlacedWord[] =>
  placeWords(text, generated.lines ?? []),
)

/** Key of the page shown. Components that use only this are not rendered again while its text is edited. */
export function useShownKey(): string | undefined {
  const { shown } = useOpenPages()
  const order = useOrder()
  const chosen = useSignal(shown)
  return chosen !== undefined && order.includes(chosen) ? chosen : order[0]
}

/** Key of the page shown, and its index; not affected by edits of its text. */
export function useShownPlace() {
  const order = useOrder()
  const key = useShownKey()
  return { key, place: key === undefined ? 0 : order.indexOf(key), count: order.length }
}

/** The page shown: its block, picture and index. */
export function useShownPage() {
  const shown = useShownPlace()
  const block = useBlock(shown.key ?? '')
  const pages = useSignal(useEditor().body).pages
  const picture = useMemo(
    (): DocumentPage | undefined => pages?.find(({ id }) => id === block?.id),
    [pages, block?.id],
  )
  return { block, picture, place: shown.place }
}
