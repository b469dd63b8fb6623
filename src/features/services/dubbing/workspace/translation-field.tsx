import { Play } from 'lucide-react'
import { useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { trackOf } from '#src/audio/track.ts'
import { useLitWord } from '#src/audio/use-lit-word.ts'
import { usePlayer } from '#src/audio/use-player.ts'
import { wordRanges } from '#src/audio/word-ranges.ts'
import type { Translation } from '#src/contract/block.ts'
import { useLanguageName } from '#src/features/catalog/use-language-name.ts'
import { useEditor, useProjectDefaults } from '#src/features/editor/editor-context.ts'
import { cleanText } from '#src/lib/clean-text.ts'
import { Badge } from '#src/ui/badge.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { useSignal } from '#src/ui/use-signal.ts'
import { changeTranslation } from '../dub/dub-commands.ts'
import { dubDefaultsOf } from '../dub/dub-defaults.ts'
import { type DubSegment, dubOf } from '../dub/dub-segment.ts'
import { isStale } from '../dub/fit.ts'
import { hear, isFilmTrack, playFilmAt, useOpenDub } from '../dub/open-dub.ts'
import { Mirror, TEXT_LAYER } from './mirror.tsx'
import type { SegmentProps } from './segment-props.ts'
import { SlotMeter } from './slot-meter.tsx'

/** Words of the dub light up where they are spoken over the film. */
function useReadAlong(
  { start }: DubSegment,
  { text, generated: { words } }: Translation,
  mirror: Parameters<typeof useLitWord>[1],
) {
  const dub = useOpenDub()
  const hearsDub = useSignal(dub.hearsDub)
  const isLoaded = usePlayer((state) => isFilmTrack(dub, trackOf(state))) && hearsDub
  const ranges = useMemo(() => {
    const placed = (words ?? []).map((word) => ({
      ...word,
      start: word.start + start,
      end: word.end + start,
    }))
    return wordRanges(text, placed)
  }, [text, words, start])
  const end = start + (words?.at(-1)?.end ?? 0)
  useLitWord(isLoaded ? ranges : undefined, mirror, (seconds) => seconds >= start && seconds < end)
}

interface FieldProps extends SegmentProps {
  segment: DubSegment
  translation: Translation
  language: number
}

function Field({ block, place, isReadOnly, segment, translation, language }: FieldProps) {
  const { t } = useTranslation('dubbing')
  const dub = useOpenDub()
  const editor = useEditor()
  const mirror = useRef<HTMLDivElement>(null)
  useReadAlong(segment, translation, mirror)
  const languageName = useLanguageName()(language) ?? ''
  const defaults = dubDefaultsOf(useProjectDefaults())
  const { text, generated, is_simulated: isSimulated } = translation
  const hasSound = typeof generated.audio_url === 'string'
  return (
    <div className="flex min-w-0 items-start gap-1">
      <IconButton
        size="small"
        label={t('segment.playDub', { number: place })}
        icon={<Play size={16} aria-hidden />}
        disabled={!hasSound}
        onClick={() => {
          hear(dub, true)
          playFilmAt(dub, segment.start)
        }}
      />
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <div className="grid">
          <Mirror ref={mirror} text={text} />
          <textarea
            rows={1}
            dir="auto"
            value={text}
            readOnly={isReadOnly || block.isRemoving}
            aria-label={t('segment.translation', { number: place, language: languageName })}
            onChange={(event) => {
              const typed = cleanText(event.target.value.replace(/\n/g, ' ')).text
              editor.run(changeTranslation(block, language, { text: typed, is_simulated: false }))
            }}
            className={`${TEXT_LAYER} w-full resize-none overflow-hidden bg-transparent outline-none`}
          />
        </div>
        <p className="flex flex-wrap items-center gap-2 empty:hidden">
          {isSimulated && <Badge>{t('simulated.translation')}</Badge>}
          {hasSound && isStale(defaults, segment, language) && (
            <Badge tone="warn">{t('segment.stale')}</Badge>
          )}
        </p>
        {generated.status === 'failed' && (
          <p className="wrap-long text-13 text-danger">{generated.error?.message}</p>
        )}
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

/** What is said in the chosen language in the place of a segment. */
export function TranslationField(props: SegmentProps) {
  const { t } = useTranslation('dubbing')
  const language = useSignal(useOpenDub().language)
  const segment = dubOf(props.block)
  const translation = segment?.translations[language]
  if (!segment || !translation) return <p className="text-14 text-muted">{t('segment.notTranslated')}</p>
  return <Field {...props} segment={segment} translation={translation} language={language} />
}
