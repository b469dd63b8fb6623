import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useEditor, useSettled, useSummary } from '#src/features/editor/editor-context.ts'
import { isEditable } from '#src/features/projects/project-statuses.ts'
import type { OpenSpeech } from '#src/features/speech/speech-workspace.tsx'
import { Button } from '#src/ui/button.tsx'
import { chapterFigures } from './chapter-figures.ts'
import { ChapterRow } from './chapter-row.tsx'
import type { ChapterKeys } from './use-chapters.ts'

interface ChapterListProps {
  chapters: readonly ChapterKeys[]
  current: ChapterKeys | undefined
  speech: OpenSpeech
  onOpen: (key: string) => void
}

/** The contents of the book: which chapters it has, in which order, and how far each is. */
export function ChapterList({ chapters, current, speech, onOpen }: ChapterListProps) {
  const { t } = useTranslation('audio-book')
  const editor = useEditor()
  const figures = useSettled(chapterFigures)
  const isReadOnly = !isEditable(useSummary())
  const rows = chapters.flatMap(({ key }) => key ?? [])
  function add() {
    const last = editor.store.getOrder().at(-1) ?? null
    if (!editor.addChapter(last, t('chapter.new', { number: rows.length + 1 }))) return
    onOpen(editor.store.getOrder().at(-1) ?? '')
  }
  return (
    <nav aria-label={t('contents')} className="flex flex-col gap-1">
      <ol className="flex flex-col">
        {rows.map((key, index) => (
          <ChapterRow
            key={key}
            chapterKey={key}
            place={index + 1}
            count={rows.length}
            figures={figures[key]}
            isOpen={key === current?.key}
            speech={speech}
            onOpen={onOpen}
          />
        ))}
      </ol>
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
