import { useCallback, useEffect, useMemo, useState } from 'react'
import { useEditor, useOrder } from '#src/features/editor/editor-context.ts'
import { chapterOf, chaptersOf, isIncluded } from './chapters.ts'

export interface ChapterKeys {
  readonly key: string | undefined
  /** Keys of the blocks below the heading, in order. */
  readonly keys: readonly string[]
}

/** The current chapters and the open one, which follows the caret and the search. */
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
  // Opens the first included chapter, because pages about the book, such as a copyright page, come before it.
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
