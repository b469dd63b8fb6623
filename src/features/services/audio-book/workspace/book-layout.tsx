import { useCallback, useState } from 'react'
import { lazyPartsWith } from '#src/features/catalog/lazy-part.tsx'
import { type EditorState, useEditor, useSettled } from '#src/features/editor/editor-context.ts'
import type { OpenSpeech } from '#src/features/speech/speech-workspace.tsx'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { Button } from '#src/ui/button.tsx'
import { Disclosure } from '#src/ui/disclosure.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { LazyBoundary } from '#src/ui/lazy-boundary.tsx'
import { BookCard } from './book-card.tsx'
import { ChapterList } from './chapter-list.tsx'
import { chaptersOf, isIncluded } from './chapters.ts'
import { FirstPageSample } from './first-page-sample.tsx'
import { OpenChapter } from './open-chapter.tsx'
import { type ChapterKeys, useChapters } from './use-chapters.ts'

const ContinueListening = lazyPartsWith(['audio-book-lazy'])(
  'ContinueListening',
  () => import('./continue-listening.tsx'),
)

const CastOffer = lazyPartsWith(['editor-modals'])('CastOffer', () => import('./cast-offer.tsx'))

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

const isNarrow = () => matchMedia('(width < 48rem)').matches

const countChapters = (state: EditorState) => {
  const chapters = chaptersOf(state)
  return { count: chapters.length, included: chapters.filter(isIncluded).length }
}

function ContentsHeading() {
  const { t } = useTranslation('audio-book')
  const { count, included } = useSettled(countChapters)
  return included === count ? t('contentsCount', { count }) : t('contentsPart', { count, included })
}

interface ContentsProps {
  chapters: readonly ChapterKeys[]
  current: ChapterKeys
  speech: OpenSpeech
  onOpen: (key: string) => void
}

/** Folded on a narrow page, so that the text is visible at once. */
function Contents({ onOpen, ...rest }: ContentsProps) {
  const [isUnfolded, setIsUnfolded] = useState(() => !isNarrow())
  const open = useCallback(
    (key: string) => {
      onOpen(key)
      if (isNarrow()) setIsUnfolded(false)
    },
    [onOpen],
  )
  return (
    <Disclosure isHeading summary={<ContentsHeading />} isOpen={isUnfolded} onToggle={setIsUnfolded}>
      <ChapterList {...rest} onOpen={open} />
    </Disclosure>
  )
}

export function BookLayout({ speech }: { speech: OpenSpeech }) {
  const { chapters, current, open } = useChapters()
  if (!current) return <EmptyBook />
  return (
    <>
      <LazyBoundary>
        <CastOffer onOpen={speech.openSpeakers} />
      </LazyBoundary>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-[18rem_minmax(0,1fr)] md:gap-6 lg:grid-cols-[20rem_minmax(0,1fr)]">
        <div className="flex flex-col gap-3">
          <BookCard />
          <LazyBoundary>
            <ContinueListening />
          </LazyBoundary>
          <FirstPageSample />
          <Contents chapters={chapters} current={current} speech={speech} onOpen={open} />
        </div>
        <div className="min-w-0 max-w-reading">
          <OpenChapter chapter={current} speech={speech} />
        </div>
      </div>
    </>
  )
}
