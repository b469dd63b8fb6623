import { memo } from 'react'
import { TimeLabel } from '#src/audio/time-label.tsx'
import { useBlock, useEditor, useSummary } from '#src/features/editor/editor-context.ts'
import { hasOpenBlocks } from '#src/features/projects/project-statuses.ts'
import { DragHandle } from '#src/features/speech/drag-handle.tsx'
import type { OpenSpeech } from '#src/features/speech/speech-workspace.tsx'
import { useFormat } from '#src/i18n/use-format.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { inOwnLanguage } from '#src/rules/language-of-text.ts'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { classNames } from '#src/ui/class-names.ts'
import { Sums } from '#src/ui/sums.tsx'
import type { ChapterFigures } from './chapter-figures.ts'
import { ChapterMenu } from './chapter-menu.tsx'
import { includeChapter } from './chapters.ts'

interface ChapterRowProps {
  chapterKey: string
  place: number
  count: number
  figures: ChapterFigures | undefined
  isOpen: boolean
  /** The dragged chapter would be inserted before this one. */
  isDropPlace: boolean
  getSpeech: () => OpenSpeech
  onOpen: (key: string) => void
}

/** Length and share of the price of an unspoken chapter. */
function UnspokenChapter({ figures: { characters, price } }: { figures: ChapterFigures }) {
  const { t } = useTranslation('audio-book')
  const { money } = useFormat()
  return (
    <>
      {t('chapter.characters', { count: characters })}
      {price !== 0 && <Sums text={` · ${money(price)}`} />}
    </>
  )
}

/** Progress of a chapter: its length and price before it is spoken, its duration afterwards. */
function Progress({ figures }: { figures: ChapterFigures }) {
  const { t } = useTranslation('audio-book')
  const { spoken, ready, stale, failed, running, duration } = figures
  const open = spoken - ready - failed
  if (!figures.isIncluded) return <>{t('chapter.leftOut')}</>
  if (running > 0) {
    return (
      <span className="text-info">{t('chapter.running', { ready: spoken - running, count: spoken })}</span>
    )
  }
  if (ready + stale + failed === 0) return <UnspokenChapter figures={figures} />
  return (
    <span className="flex flex-wrap gap-x-2">
      {duration > 0 && <TimeLabel seconds={duration} />}
      {failed > 0 && <span className="text-danger">{t('chapter.failed', { count: failed })}</span>}
      {open > 0 && <span className="text-warn">{t('chapter.open', { count: open })}</span>}
    </span>
  )
}

/** Memoised, because a book has many chapters and most do not change while one is edited. */
export const ChapterRow = memo(function ChapterRow(props: ChapterRowProps) {
  const { chapterKey, place, count, figures, isOpen, isDropPlace, getSpeech, onOpen } = props
  const { t } = useTranslation('audio-book')
  const editor = useEditor()
  const block = useBlock(chapterKey)
  const isReadOnly = !hasOpenBlocks(useSummary())
  const isIncluded = block?.settings?.is_left_out !== true
  const noTitle = block?.isTextUnknown ? t('chapter.new', { number: place }) : t('chapter.untitled')
  const title = block?.text.trim() || noTitle
  return (
    <li
      className={classNames(
        'flex items-start gap-1 rounded-md border-t-2 py-1',
        isDropPlace ? 'border-accent' : 'border-transparent',
        isOpen ? 'chosen' : 'hover:bg-sunken',
      )}
    >
      <div className="pt-1">
        <DragHandle
          rowKey={chapterKey}
          place={place}
          count={count}
          isDisabled={isReadOnly}
          isActive={isOpen}
        />
      </div>
      <div className="pt-2">
        <Checkbox
          label={<span className="sr-only">{t('chapter.include', { title })}</span>}
          checked={isIncluded}
          disabled={isReadOnly || (block !== undefined && !editor.canChange(block))}
          onChange={({ target }) =>
            editor.run(includeChapter(editor.store.getState(), chapterKey, target.checked))
          }
        />
      </div>
      <button
        type="button"
        aria-current={isOpen || undefined}
        onClick={() => onOpen(chapterKey)}
        className="min-w-0 flex-1 rounded-sm py-1 text-left"
      >
        <span
          {...inOwnLanguage(title)}
          className={classNames('wrap-long line-clamp-2 text-14', !isIncluded && 'text-muted')}
        >
          {title}
        </span>
        <span className="tabular block text-13 text-muted">{figures && <Progress figures={figures} />}</span>
      </button>
      <ChapterMenu chapterKey={chapterKey} place={place} count={count} getSpeech={getSpeech} />
    </li>
  )
})
