import { Plus } from 'lucide-react'
import { useCallback, useMemo, useRef, useState } from 'react'
import { type EditorState, useEditor, useSettled, useSummary } from '#src/features/editor/editor-context.ts'
import { hasOpenBlocks } from '#src/features/projects/project-statuses.ts'
import { type Drag, DragContext } from '#src/features/speech/drag-context.ts'
import type { OpenSpeech } from '#src/features/speech/speech-workspace.tsx'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { Button } from '#src/ui/button.tsx'
import { usePointerSort } from '#src/ui/use-pointer-sort.ts'
import { useRemovalFocus } from '#src/ui/use-removal-focus.ts'
import { type ChapterFigures, chapterFigures } from './chapter-figures.ts'
import { ChapterRow } from './chapter-row.tsx'
import { dropChapter, moveChapter } from './chapters.ts'
import type { ChapterKeys } from './use-chapters.ts'

interface ChapterListProps {
  chapters: readonly ChapterKeys[]
  current: ChapterKeys | undefined
  speech: OpenSpeech
  onOpen: (key: string) => void
}

/** Index of the first row whose middle is below a vertical position in the window, in pixels. */
function rowAt(list: HTMLOListElement | null, clientY: number): number {
  const rows = [...(list?.children ?? [])]
  const index = rows.findIndex((row) => {
    const { top, height } = row.getBoundingClientRect()
    return clientY < top + height / 2
  })
  return index === -1 ? rows.length : index
}

function useSorting() {
  const editor = useEditor()
  const list = useRef<HTMLOListElement>(null)
  const [announced, announce] = useState('')
  const { drop, start } = usePointerSort(
    (clientY) => rowAt(list.current, clientY),
    ({ key, before }) => editor.run(dropChapter(editor.store.getState(), key, before)),
  )
  const drag = useMemo(
    (): Drag => ({
      start,
      announce,
      unit: 'chapter',
      place: (key, index) => editor.run(moveChapter(editor.store.getState(), key, index)),
    }),
    [editor, start],
  )
  return { list, drag, drop, announced }
}

const isSame = (a: ChapterFigures, b: ChapterFigures) =>
  Object.entries(b).every(([name, value]) => a[name as keyof ChapterFigures] === value)

function useStableFigures(next: Record<string, ChapterFigures>) {
  const known = useRef(next)
  if (known.current !== next) {
    const steady = Object.entries(next).map(([key, figures]) => {
      const was = known.current[key]
      return [key, was && isSame(was, figures) ? was : figures] as const
    })
    known.current = Object.fromEntries(steady)
  }
  return known.current
}

function useFigures({ service, multipliers }: OpenSpeech['tariff']) {
  const count = useCallback(
    (state: EditorState) => chapterFigures(state, { service, multipliers }),
    [service, multipliers],
  )
  return useStableFigures(useSettled(count))
}

export function ChapterList({ chapters, current, speech, onOpen }: ChapterListProps) {
  const { t } = useTranslation('audio-book')
  const editor = useEditor()
  const figures = useFigures(speech.tariff)
  const latest = useRef(speech)
  latest.current = speech
  const getSpeech = useCallback(() => latest.current, [])
  const { list, drag, drop, announced } = useSorting()
  const isReadOnly = !hasOpenBlocks(useSummary())
  const rows = chapters.flatMap(({ key }) => key ?? [])
  useRemovalFocus(list, rows)
  function add() {
    const last = editor.store.getOrder().at(-1) ?? null
    if (!editor.addChapter(last, t('chapter.new', { number: rows.length + 1 }))) return
    onOpen(editor.store.getOrder().at(-1) ?? '')
  }
  return (
    <nav aria-label={t('contents')} className="flex flex-col gap-1">
      <DragContext value={drag}>
        <ol ref={list} tabIndex={-1} className="flex flex-col">
          {rows.map((key, index) => (
            <ChapterRow
              key={key}
              chapterKey={key}
              place={index + 1}
              count={rows.length}
              figures={figures[key]}
              isOpen={key === current?.key}
              isDropPlace={drop?.before === index}
              getSpeech={getSpeech}
              onOpen={onOpen}
            />
          ))}
        </ol>
        <div className={drop?.before === rows.length ? 'h-0.5 bg-accent' : 'h-0.5'} />
      </DragContext>
      <div role="status" className="sr-only">
        {announced}
      </div>
      <div>
        <Button
          size="small"
          variant="quiet"
          icon={<Plus size={16} aria-hidden />}
          disabled={isReadOnly}
          onClick={add}
        >
          {t('chapter.add')}
        </Button>
      </div>
    </nav>
  )
}
