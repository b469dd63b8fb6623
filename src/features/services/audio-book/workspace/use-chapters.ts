import { useCallback, useEffect, useMemo, useState } from 'react'
import { useEditor, useOrder } from '#src/features/editor/editor-context.ts'
import { chapterOf, chaptersOf, isIncluded } from './chapters.ts'

export interface ChapterKeys {
  readonly key: string | undefined
  /** Of its blocks below the heading, in order. */
  readonly keys: readonly string[]
}

/** The chapters as they stand, and which of them is open: the one that the caret or a search goes to. */
export function useChapters() {
  const editor = useEditor()
  const order = useOrder()
  const chapters = useMemo(
    () =>
      order.length === 0
        ? []
        : chaptersOf(editor.store.getState()).map(
            ({ key, blocks }): ChapterKeys => ({
              key,
              keys: blocks.filter((block) => block.key !== key).map((block) => block.key),
            }),
          ),
    [editor, order],
  )
  // Pages about the book, as that of its rights, come first and are not what one came for.
  const [openKey, setOpenKey] = useState(() => chaptersOf(editor.store.getState()).find(isIncluded)?.key)
  const open = useCallback((key: string | undefined) => setOpenKey(key), [])
  useEffect(() => {
    const follow = (key: string | undefined) => {
      const chapter = key === undefined ? undefined : chapterOf(editor.store.getState(), key)
      if (chapter) setOpenKey(chapter.key)
    }
    const stops = [
      editor.focus.subscribe(() => follow(editor.focus.get()?.key)),
      editor.reveal.subscribe(() => follow(editor.reveal.get()?.key)),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [editor])
  return { chapters, current: chapters.find(({ key }) => key === openKey) ?? chapters[0], open }
}
