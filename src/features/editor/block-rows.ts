import {
  createElement,
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useEffect,
  useMemo,
  useState,
} from 'react'
import { useRowWindow } from '#src/ui/use-row-window.ts'
import { useSignal } from '#src/ui/use-signal.ts'
import type { Editor } from './core/create-editor.ts'
import type { EditorBlock } from './core/document/editor-block.ts'
import { withLeaving } from './core/leaving-blocks.ts'
import { useEditor } from './editor-context.ts'
import { type BlockKeys, handleBlockKey } from './view/block-keys.ts'
import { LeavingRow, type RowPlace } from './view/leaving-row.tsx'
import { useCaret } from './view/use-caret.ts'
import { useFoundHighlight } from './view/use-found-highlight.ts'

export type { BlockCommands } from './view/block-keys.ts'

/** Extra rows rendered above and below the visible ones. */
const OVERSCAN = 4
/** Height of a row without its text, and of a line of text, in pixels. */
const ROW_PX = 48
const LINE_PX = 24
const CHARACTERS_PER_LINE = 68

function estimatedPx({ store }: Editor, key = '') {
  const { text = '' } = store.getBlock(key) ?? {}
  return ROW_PX + LINE_PX * Math.max(1, Math.ceil(text.length / CHARACTERS_PER_LINE))
}

function useShownBlock(
  { focus, reveal, selection }: Editor,
  order: readonly string[],
  show: (index: number) => void,
) {
  useEffect(() => {
    const showBlock = (key: string | undefined) => {
      const index = key === undefined ? -1 : order.indexOf(key)
      if (index !== -1) show(index)
    }
    const showFocus = () => showBlock(focus.get()?.key)
    showFocus()
    const { handle } = selection
    const stops = [
      focus.subscribe(showFocus),
      reveal.subscribe(() => showBlock(reveal.get()?.key)),
      handle.subscribe(() => showBlock(handle.get())),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [focus, reveal, selection, order, show])
}

/** Index of a key among the rows, recomputed when the key or the order changes. */
function createIndexOf() {
  let known = { order: [] as readonly string[], key: '', index: -1 }
  return (order: readonly string[], key = '') => {
    if (known.order !== order || known.key !== key) known = { order, key, index: order.indexOf(key) }
    return known.index
  }
}

/**
 * Finds the visible rows of a long project and the one with the focus. Scrolls when a command needs a block
 * that is not rendered yet.
 * @param order keys of the rows; @param list the element that contains them
 */
export function useBlockWindow(order: readonly string[], list: RefObject<HTMLElement | null>) {
  const editor = useEditor()
  const [indexOf] = useState(createIndexOf)
  const rows = useRowWindow(list, {
    keys: order,
    estimatePx: useCallback((index: number) => estimatedPx(editor, order[index]), [editor, order]),
    overscan: OVERSCAN,
    keptIndex: () => indexOf(order, editor.active.get()),
  })
  const show = useCallback((index: number) => rows.scrollTo(index, 'auto'), [rows])
  useShownBlock(editor, order, show)
  return rows
}

const alwaysFalse = () => false

/** Keys of a text in a fixed order: commands that add, move, split or merge blocks do nothing. */
const textKeys: Omit<BlockKeys, 'undo' | 'redo'> = {
  commands: {
    addBelow: alwaysFalse,
    split: alwaysFalse,
    merge: alwaysFalse,
    move: alwaysFalse,
    focusNeighbour: alwaysFalse,
  },
  duplicate: alwaysFalse,
  remove: alwaysFalse,
  play: alwaysFalse,
}

/**
 * Connects the text field of a block: it takes the caret on command and marks search matches.
 * @param mirror invisible copy of the text, which has the marks
 * @param part the text of the block to use, if not its own
 */
export function useBlockField(
  block: EditorBlock,
  field: RefObject<HTMLTextAreaElement | null>,
  mirror: RefObject<HTMLElement | null>,
  part?: string,
) {
  const editor = useEditor()
  useFoundHighlight(editor, block, mirror, part)
  useCaret(editor, block.key, field, part)
  return {
    handleKey: (event: KeyboardEvent<HTMLTextAreaElement>, keys = textKeys) =>
      handleBlockKey(event, { ...keys, undo: editor.undo, redo: editor.redo }),
  }
}

/** Rows to show: the given blocks, and removed ones that the server has not confirmed, which need no other row. */
export function useShownRows(order: readonly string[]) {
  const leaving = useSignal(useEditor().leaving)
  return useMemo(() => {
    const gone = new Map(leaving.map(({ block }) => [block.key, block]))
    return {
      keys: withLeaving(order, leaving),
      leavingRow(key: string, place: RowPlace) {
        const block = gone.get(key)
        return block && createElement(LeavingRow, { ...place, key, block })
      },
    }
  }, [order, leaving])
}
