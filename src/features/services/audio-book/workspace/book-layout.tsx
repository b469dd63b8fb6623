import { useTranslation } from 'react-i18next'
import { useEditor } from '#src/features/editor/editor-context.ts'
import type { OpenSpeech } from '#src/features/speech/speech-workspace.tsx'
import { Button } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { ChapterList } from './chapter-list.tsx'
import { OpenChapter } from './open-chapter.tsx'
import { useChapters } from './use-chapters.ts'

function EmptyBook() {
  const { t } = useTranslation('audio-book')
  const editor = useEditor()
  return (
    <EmptyState
      action={
        <Button variant="primary" onClick={() => editor.addChapter(null, t('chapter.new', { number: 1 }))}>
          {t('chapter.add')}
        </Button>
      }
    >
      {t('empty')}
    </EmptyState>
  )
}

/** The contents beside the open chapter; on a narrow page above it, folded away. */
export function BookLayout({ speech }: { speech: OpenSpeech }) {
  const { t } = useTranslation('audio-book')
  const { chapters, current, open } = useChapters()
  if (!current) return <EmptyBook />
  const list = <ChapterList chapters={chapters} current={current} speech={speech} onOpen={open} />
  return (
    <div className="grid gap-6 md:grid-cols-[18rem_minmax(0,1fr)]">
      <details open className="book-contents">
        <summary className="min-h-10 py-2 font-strong">
          {t('contentsCount', { count: chapters.length })}
        </summary>
        {list}
      </details>
      <div className="min-w-0 max-w-reading">
        <OpenChapter chapter={current} speech={speech} />
      </div>
    </div>
  )
}
