import { RefreshCw } from 'lucide-react'
import { useMemo, useRef } from 'react'
import { trackOf } from '#src/audio/track.ts'
import { useHighlightedWord } from '#src/audio/use-highlighted-word.ts'
import { usePlayer } from '#src/audio/use-player.ts'
import type { Translation } from '#src/contract/block.ts'
import { lazyPartsWith } from '#src/features/catalog/lazy-part.tsx'
import { useLanguageName } from '#src/features/catalog/use-language-name.ts'
import { useTranslateAgain } from '#src/features/editor/block-mutations.ts'
import { useProjectDefaults } from '#src/features/editor/editor-context.ts'
import { PlayButton } from '#src/features/segments/play-button.tsx'
import { SegmentField } from '#src/features/segments/segment-field.tsx'
import { useFormat } from '#src/i18n/use-format.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { wordRanges } from '#src/rules/word-ranges.ts'
import { wordsOf } from '#src/rules/word-times.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Button } from '#src/ui/button.tsx'
import { LazyBoundary } from '#src/ui/lazy-boundary.tsx'
import { useSignal } from '#src/ui/use-signal.ts'
import { commandsForTranslation } from '../dub/dub-commands.ts'
import { type DubSegment, dubOf } from '../dub/dub-segment.ts'
import { isOutdated, isStale, isTooLong, slotShare, soundEndOf } from '../dub/fit.ts'
import { isFilmTrack, type OpenDub, playClip, playFilmAt, switchSound, useOpenDub } from '../dub/open-dub.ts'
import type { FitActionsProps } from './fit-actions.tsx'
import type { SegmentProps } from './segment-times.tsx'

const FitActions = lazyPartsWith(['dubbing-lazy'])('FitActions', () => import('./fit-actions.tsx'))

interface SlotMeterProps extends FitActionsProps {
  isReadOnly: boolean
}

/** Shows by how much a translation exceeds its time; nothing if it fits. */
function SlotMeter(props: SlotMeterProps) {
  const { segment, translation, isReadOnly } = props
  const { t } = useTranslation('dubbing')
  const { number } = useFormat()
  const share = slotShare(segment, translation)
  if (share === undefined || !isTooLong(share)) return null
  const overSeconds = (share - 1) * (segment.end - segment.start)
  return (
    <div className="flex flex-col gap-1">
      <span className="tabular text-13 text-warn">
        {t('slot.tooLong', { seconds: number(overSeconds, 1) })}
      </span>
      {!isReadOnly && (
        // Keeps the height of the buttons free, so that nothing below moves when they come.
        <div className="min-h-8">
          <LazyBoundary>
            <FitActions {...props} />
          </LazyBoundary>
        </div>
      )}
    </div>
  )
}

interface FieldProps extends SegmentProps {
  segment: DubSegment
  translation: Translation
  language: number
}

function useReadAlong(
  { place, segment, translation }: FieldProps,
  mirror: Parameters<typeof useHighlightedWord>[1],
) {
  const { start } = segment
  const { text, spoken, generated } = translation
  const dub = useOpenDub()
  const playsDub = useSignal(dub.playsDub)
  const isLoaded = usePlayer((state) => isFilmTrack(dub, trackOf(state))) && playsDub
  const ranges = useMemo(() => {
    const words = wordsOf(spoken?.text ?? '', generated)
    const placed = words.map((word) => ({ ...word, start: word.start + start, end: word.end + start }))
    return wordRanges(text, placed)
  }, [text, spoken, generated, start])
  const isHere = (seconds: number) =>
    seconds >= start && seconds < soundEndOf(dub.editor, place, segment, translation)
  useHighlightedWord(isLoaded ? ranges : undefined, mirror, isHere)
}

interface TranslateButtonProps {
  blockKey: string
  place: number
  language: number
  /** `translateAgain` if there is a translation. */
  name: 'translate' | 'translateAgain'
}

function TranslateButton({ blockKey, place, language, name }: TranslateButtonProps) {
  const { t } = useTranslation('dubbing')
  const translate = useTranslateAgain(blockKey, language)
  return (
    <Button
      size="small"
      icon={<RefreshCw size={16} aria-hidden />}
      aria-label={t(`segment.${name}Of`, { number: place })}
      isPending={translate.isPending}
      onClick={() => translate.mutate()}
    >
      {t(`segment.${name}`)}
    </Button>
  )
}

const hasSoundOf = ({ generated }: Translation) => typeof generated.audio_url === 'string'

/** Notices about a translation and its sound. */
function TranslationNotices({ block, place, isReadOnly, segment, translation, language }: FieldProps) {
  const { t } = useTranslation('dubbing')
  const defaults = useProjectDefaults()
  const { generated, is_simulated: isSimulated } = translation
  return (
    <>
      <p className="flex flex-wrap items-center gap-2 empty:hidden">
        {isSimulated && <Badge>{t('simulated.translation')}</Badge>}
        {hasSoundOf(translation) && isStale(defaults, segment, language) && (
          <Badge tone="warn">{t('segment.stale')}</Badge>
        )}
        {!isReadOnly && isOutdated(block, translation) && (
          <TranslateButton
            blockKey={block.key}
            place={place}
            language={language}
            name={translation.text.trim() === '' ? 'translate' : 'translateAgain'}
          />
        )}
      </p>
      {generated.error && <p className="wrap-long text-13 text-danger">{generated.error.message}</p>}
    </>
  )
}

/** Plays the segment within the mix of its language, or alone if there is no mix. */
function playDub(dub: OpenDub, { segment, translation, language }: FieldProps) {
  const { outputs = [] } = dub.editor.body.get().dubbing ?? {}
  if (!outputs.some((output) => output.language === language)) return playClip(dub, translation)
  switchSound(dub, true)
  playFilmAt(dub, segment.start)
}

function Field(props: FieldProps) {
  const { block, place, isReadOnly, segment, translation, language } = props
  const { t } = useTranslation('dubbing')
  const dub = useOpenDub()
  const mirror = useRef<HTMLDivElement>(null)
  useReadAlong(props, mirror)
  const languageName = useLanguageName()(language) ?? ''
  const hasSound = hasSoundOf(translation)
  const commands = commandsForTranslation(dub.editor, block.key, language)
  const play = () => {
    if (hasSound) playDub(dub, props)
  }
  return (
    <div className="flex min-w-0 items-start gap-1">
      <PlayButton label={t('segment.playDub', { number: place })} disabled={!hasSound} onClick={play} />
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <SegmentField
          block={block}
          part={String(language)}
          text={translation.text}
          label={t('segment.translation', { number: place, language: languageName })}
          hint={t('segment.translationHint')}
          isReadOnly={isReadOnly}
          mirror={mirror}
          commands={commands}
          enter={() => commands.focusNeighbour(1)}
          play={play}
          onType={() => dub.follow.set(false)}
        />
        <TranslationNotices {...props} />
        {hasSound && (
          <SlotMeter
            block={block}
            segment={segment}
            translation={translation}
            language={language}
            isReadOnly={isReadOnly}
          />
        )}
      </div>
    </div>
  )
}

export function TranslationField(props: SegmentProps) {
  const { t } = useTranslation(['dubbing', 'editor'])
  const language = useSignal(useOpenDub().language)
  const segment = dubOf(props.block)
  const translation = segment?.translations[language]
  if (!segment || !translation) {
    const why = props.block.isTextUnknown ? t('editor:textUnknown') : t('segment.notTranslated')
    return <p className="text-14 text-muted">{why}</p>
  }
  return <Field {...props} segment={segment} translation={translation} language={language} />
}
