import { CircleAlert, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { CutOffNote } from '#src/audio/cut-off-note.tsx'
import { player } from '#src/audio/player.ts'
import { useFileProblem } from '#src/audio/use-file-problem.ts'
import { useTrackStatus } from '#src/audio/use-player.ts'
import { Waveform } from '#src/audio/waveform.tsx'
import { useFormat } from '#src/i18n/use-format.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { formatLength } from '#src/lib/format-length.ts'
import { IconButton } from '#src/ui/icon-button.tsx'
import { LazyBoundary } from '#src/ui/lazy-boundary.tsx'
import { PlayIcon } from '#src/ui/play-icon.tsx'
import { Spinner } from '#src/ui/spinner.tsx'
import { type EntryFault, isAudible } from './sample-entry.ts'
import type { SampleBounds } from './use-samples.ts'

export interface ShownSample {
  id: string
  name: string
  url: string
  /** Undefined for a sample on the server. */
  file?: File
  /** Seconds. */
  duration: number
  /** In dBFS. */
  loudness: number
  /** Share of the sound's samples. */
  clipping: number
  peaks: readonly number[]
  fault: EntryFault | null
  sameAs?: string | undefined
  endsShort?: boolean | undefined
  isMeasuring?: boolean
  /** This browser cannot decode it: only its length is shown, and it cannot be played. */
  isUnheard?: boolean
}

interface SampleRowProps {
  sample: ShownSample
  bounds: SampleBounds
  onRemove?: (() => void) | undefined
  /** Renders the button that cleans it, or the one that mends its fault. */
  cleaning?: ((mend?: 'louder' | 'cut') => ReactNode) | undefined
}

/** Clipping below this share is inaudible. */
const AUDIBLE_CLIPPING_SHARE = 0.0005

const trackIdOf = ({ id }: ShownSample) => `sample ${id}`

function useFacts({ duration, loudness, clipping, isUnheard }: ShownSample) {
  const { t } = useTranslation('cloning')
  const { number } = useFormat()
  if (isUnheard) return [formatLength(duration), t('sample.unheard')].join(' · ')
  return [
    formatLength(duration),
    t('sample.loudness', { level: Math.round(loudness) }),
    clipping > AUDIBLE_CLIPPING_SHARE
      ? t('sample.clipping', { percent: number(clipping * 100, 1) })
      : t('sample.noClipping'),
  ].join(' · ')
}

function ListenButton({ sample }: { sample: ShownSample }) {
  const { t } = useTranslation('cloning')
  const { name, url, duration, peaks, fault, isMeasuring, isUnheard } = sample
  const id = trackIdOf(sample)
  const status = useTrackStatus(id)
  if (isMeasuring) {
    return (
      <span className="flex size-10 shrink-0 items-center justify-center">
        <Spinner label={t('sample.measuring', { name })} />
      </span>
    )
  }
  const isOn = status === 'playing' || status === 'loading'
  const listen = () =>
    status ? player.toggle() : player.load([{ id, title: name, url, duration, peaks }], { isSingle: true })
  return (
    <IconButton
      label={t(isOn ? 'sample.pause' : 'sample.listen', { name })}
      icon={<PlayIcon isOn={isOn} />}
      isLoading={status === 'loading'}
      disabled={isUnheard || !isAudible(fault)}
      onClick={listen}
    />
  )
}

interface FaultTextProps extends Pick<ShownSample, 'sameAs'> {
  fault: EntryFault
  bounds: SampleBounds
}

function FaultText({ fault, sameAs, bounds }: FaultTextProps) {
  const { t } = useTranslation('cloning')
  const fileProblem = useFileProblem()
  const { maxMegabytes: max_file_mb, maxMinutes: minutes, extensions } = bounds
  return (
    <p className="flex gap-1 text-13 text-danger">
      <CircleAlert size={16} aria-hidden className="mt-0.5 shrink-0" />
      {typeof fault === 'object'
        ? fileProblem(fault, { max_file_mb, extensions: [...extensions] })
        : t(`fault.${fault}`, { minutes, name: sameAs })}
    </p>
  )
}

/** Faults that the editor of recordings mends. */
const REPAIR_BY_FAULT: Readonly<Record<string, 'louder' | 'cut'>> = {
  too_quiet: 'louder',
  too_long: 'cut',
  two_voices: 'cut',
}

export function SampleRow({ sample, bounds, onRemove, cleaning }: SampleRowProps) {
  const { t } = useTranslation('cloning')
  const { name, duration, peaks, fault, sameAs, endsShort, isMeasuring } = sample
  const status = useTrackStatus(trackIdOf(sample))
  const facts = useFacts(sample)
  const mend = typeof fault === 'string' ? REPAIR_BY_FAULT[fault] : undefined
  const isCleanable = cleaning && !isMeasuring && !sample.isUnheard && isAudible(fault)
  return (
    <li className="flex items-center gap-2 border-b border-line py-2">
      <ListenButton sample={sample} />
      <div className="min-w-0 flex-1">
        <p className="truncate font-strong" dir="auto">
          {name}
        </p>
        {!isMeasuring && isAudible(fault) && <p className="tabular text-13 text-muted">{facts}</p>}
        <LazyBoundary>
          {endsShort && !fault && <CutOffNote />}
          {fault && <FaultText fault={fault} sameAs={sameAs} bounds={bounds} />}
        </LazyBoundary>
        {isCleanable && mend && cleaning(mend)}
      </div>
      {peaks.length > 0 && (
        <Waveform
          peaks={peaks}
          duration={duration}
          isCurrent={status !== undefined}
          bars={40}
          className="hidden h-8 w-32 shrink-0 sm:block"
        />
      )}
      {isCleanable && cleaning()}
      {onRemove && (
        <IconButton
          label={t('sample.remove', { name })}
          icon={<X size={16} aria-hidden />}
          onClick={() => {
            if (status) player.close()
            onRemove()
          }}
        />
      )}
    </li>
  )
}
