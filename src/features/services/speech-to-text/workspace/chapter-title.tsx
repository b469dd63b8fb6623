import { X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { TITLE_MAX } from '#src/contract/limits.ts'
import type { Chapter } from '#src/contract/speech-to-text.ts'
import {
  type EditorBlock,
  useEditor,
  useProjectDefaults,
  useTextLanguage,
} from '#src/features/editor/editor-context.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { formatDuration } from '#src/lib/format-length.ts'
import { IconButton } from '#src/ui/icon-button.tsx'
import { chaptersAt, removeChapter, renameChapter } from '../transcript/chapters.ts'
import { useOpenTranscript } from '../transcript/open-transcript.ts'
import { chaptersOf } from '../transcript/transcript-defaults.ts'

/** Focuses the field of a new chapter and selects its title, so that typing replaces it. */
function useTitleField(id: string) {
  const { naming } = useOpenTranscript()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (naming.get() !== id) return
    naming.set(undefined)
    field.current?.focus()
    field.current?.select()
  }, [naming, id])
  return field
}

interface ChapterTitleProps {
  chapter: Chapter
  segmentKey: string
}

function ChapterTitle({ chapter: { id, start, title }, segmentKey }: ChapterTitleProps) {
  const { t } = useTranslation('speech-to-text')
  const languageOf = useTextLanguage()
  const editor = useEditor()
  const field = useTitleField(id)
  const [typed, setTyped] = useState<string>()
  const isAbandoned = useRef(false)
  function save() {
    setTyped(undefined)
    const isKept = typed !== undefined && !isAbandoned.current
    isAbandoned.current = false
    if (!isKept) return
    editor.run(renameChapter(editor.store.getState(), id, typed.trim().replace(/\s+/g, ' ')))
  }
  function handleKey({ key, nativeEvent }: KeyboardEvent) {
    if (nativeEvent.isComposing || (key !== 'Enter' && key !== 'Escape')) return
    // Moving the focus away saves the input, except after Escape.
    isAbandoned.current = key === 'Escape'
    editor.focus.set({ key: segmentKey, caret: 0 })
  }
  return (
    <div className="flex items-center gap-2 pt-3">
      <input
        ref={field}
        value={typed ?? title}
        maxLength={TITLE_MAX}
        dir="auto"
        lang={languageOf()}
        autoComplete="off"
        aria-label={t('chapter.title', { time: formatDuration(start) })}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={save}
        onKeyDown={handleKey}
        className="min-w-0 flex-1 rounded-sm bg-transparent text-20 font-strong"
      />
      <IconButton
        size="small"
        label={t('chapter.remove', { title })}
        icon={<X size={16} aria-hidden />}
        onClick={() => {
          editor.run(removeChapter(editor.store.getState(), id))
          editor.focus.set({ key: segmentKey, caret: 0 })
        }}
      />
    </div>
  )
}

interface SegmentChaptersProps {
  block: EditorBlock
  /** Starts at 1. */
  place: number
  isReadOnly: boolean
}

export function SegmentChapters({ block, place, isReadOnly }: SegmentChaptersProps) {
  const { store } = useEditor()
  const languageOf = useTextLanguage()
  const chapters = chaptersOf(useProjectDefaults()) ?? []
  const above = store.getBlock(store.getOrder()[place - 2] ?? '')
  return chaptersAt(chapters, above, block).map((chapter) =>
    isReadOnly ? (
      <h3 key={chapter.id} className="wrap-long pt-3 text-20 font-strong" dir="auto" lang={languageOf()}>
        {chapter.title}
      </h3>
    ) : (
      <ChapterTitle key={chapter.id} chapter={chapter} segmentKey={block.key} />
    ),
  )
}
