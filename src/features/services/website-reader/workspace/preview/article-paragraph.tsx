import { TriangleAlert } from 'lucide-react'
import { type RefObject, useEffect, useMemo, useRef } from 'react'
import type { Track } from '#src/audio/track.ts'
import { useHighlightedWord } from '#src/audio/use-highlighted-word.ts'
import { useTrackStatus } from '#src/audio/use-player.ts'
import type { Block } from '#src/contract/block.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { inOwnLanguage } from '#src/rules/language-of-text.ts'
import { wordAtPlace, wordRanges } from '#src/rules/word-ranges.ts'
import { PlayIcon } from '#src/ui/play-icon.tsx'
import { playFrom, trackIdOf } from './article-tracks.ts'

function placeOf({ clientX, clientY }: MouseEvent, element: HTMLElement): number | undefined {
  const caret = document.caretPositionFromPoint?.(clientX, clientY)
  return caret && caret.offsetNode === element.firstChild ? caret.offset : undefined
}

/**
 * Reports the position at which a text was pressed. Supplements the buttons next to the text and is not a control of
 * its own; selecting text is not a press.
 */
function useWordSeek(text: RefObject<HTMLElement | null>, onSeek: (place: number) => void) {
  const latest = useRef(onSeek)
  useEffect(() => {
    latest.current = onSeek
  })
  useEffect(() => {
    const element = text.current
    if (!element) return
    const press = (event: MouseEvent) => {
      if (getSelection()?.type === 'Range') return
      const place = placeOf(event, element)
      if (place !== undefined) latest.current(place)
    }
    element.addEventListener('click', press)
    return () => element.removeEventListener('click', press)
  }, [text])
}

interface ArticleParagraphProps {
  block: Block
  number: number
  tracks: readonly Track[]
}

export function ArticleParagraph({ block, number, tracks }: ArticleParagraphProps) {
  const { t } = useTranslation('website-reader')
  const text = useRef<HTMLHeadingElement & HTMLParagraphElement>(null)
  const id = trackIdOf(block)
  const status = useTrackStatus(id)
  const { words } = block.generated
  const ranges = useMemo(() => wordRanges(block.text, words ?? []), [block.text, words])
  useHighlightedWord(status && ranges, text)
  const isOn = status === 'playing' || status === 'loading'
  const hasSound = typeof block.generated.audio_url === 'string'
  const { status: made } = block.generated

  useWordSeek(text, (place) => {
    const word = hasSound ? wordAtPlace(ranges, place) : undefined
    if (word) playFrom(tracks, id, word.from)
  })

  const Tag = number === 1 ? 'h2' : 'p'
  const look = number === 1 ? 'text-28 font-strong' : 'text-16'
  return (
    <div className="grid grid-cols-[1fr_2rem] items-start gap-x-2">
      <div className="min-w-0">
        {block.is_text_unknown ? (
          <p className="text-muted">{t('articles.textUnknown')}</p>
        ) : (
          <Tag ref={text} {...inOwnLanguage(block.text)} className={`wrap-long py-0.5 ${look}`}>
            {block.text}
          </Tag>
        )}
        {(made === 'queued' || made === 'running' || made === 'failed') && (
          <p className={`flex items-center gap-1 text-13 ${made === 'failed' ? 'text-danger' : 'text-info'}`}>
            {made === 'failed' && <TriangleAlert size={16} aria-hidden />}
            {t(`preview.state.${made}`)}
          </p>
        )}
      </div>
      {hasSound && (
        <button
          type="button"
          aria-label={t(isOn ? 'preview.pause' : 'preview.play', { number })}
          onClick={() => playFrom(tracks, id)}
          className={`flex size-8 items-center justify-center rounded-full hover:bg-sunken ${
            status ? 'text-accent' : 'text-muted'
          }`}
        >
          <PlayIcon isOn={isOn} />
        </button>
      )}
    </div>
  )
}
