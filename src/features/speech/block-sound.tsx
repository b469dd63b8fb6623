import type { TFunction } from 'i18next'
import { useSyncExternalStore } from 'react'
import { TimeLabel } from '#src/audio/time-label.tsx'
import { useTrackStatus } from '#src/audio/use-player.ts'
import { Waveform } from '#src/audio/waveform.tsx'
import { projectStatuses } from '#src/contract/project-summary.ts'
import {
  type EditorBlock,
  useEditor,
  useProjectDefaults,
  useSummary,
} from '#src/features/editor/editor-context.ts'
import { isEditable } from '#src/features/projects/project-statuses.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { lengthSeconds } from '#src/lib/format-length.ts'
import { useShownSums } from '#src/ui/sums.tsx'
import { useBlockActions } from './block-actions.ts'
import { factsOf, hasSound } from './block-facts.ts'
import { playBlock, trackIdOf } from './playback.ts'
import { RowIcon } from './row-icons.tsx'
import { useWholeResult } from './use-whole-result.ts'

/** A bar for every four pixels of its width, so that bars stay apart: 128 px, on phones 80. */
const BARS = 32
const PHONE_BARS = 20

const phone = matchMedia('(width < 40rem)')
const onPhoneChange = (listener: () => void) => {
  phone.addEventListener('change', listener)
  return () => phone.removeEventListener('change', listener)
}
const isPhone = () => phone.matches

interface BlockSoundProps {
  block: EditorBlock
  place: number
  isReadOnly: boolean
  isUnrevealed?: boolean
}

function Failure({ block, isReadOnly }: Pick<BlockSoundProps, 'block' | 'isReadOnly'>) {
  const { t } = useTranslation('editor')
  const { canStart, generate, priceText } = useBlockActions()
  const project = useSummary()
  const label = () => t('sound.retry', { price: priceText(block.key) })
  const { content, isRight } = useShownSums(label())
  const canGenerate = isEditable(project) && !isReadOnly
  // The reason, and the refund, are shown once above the blocks.
  if (project.status === projectStatuses.REJECTED) {
    return (
      <span className="inline-flex items-center gap-1 text-13 text-danger">
        <RowIcon shape="failed" />
        {t('sound.notSpoken')}
      </span>
    )
  }
  return (
    <>
      <span className="wrap-long text-13 text-danger">
        {block.generated.error?.message ?? t('sound.failed')}
      </span>
      {canGenerate && (
        <button
          type="button"
          aria-disabled={!canStart || undefined}
          onClick={(event) => isRight(event.currentTarget, label()) && generate(block.key)}
          className="min-h-6 rounded-sm px-1 text-13 underline aria-disabled:opacity-50"
        >
          {content}
        </button>
      )}
    </>
  )
}

/** The place of a waveform is kept until its peaks are fetched. */
const WAVEFORM = 'h-5 w-20 shrink-0 sm:w-32'

function soundLabel(t: TFunction<'editor'>, isOn: boolean, place: number) {
  // The heading of a chapter is not a block with a number.
  if (place === 0) return t(isOn ? 'sound.pauseTitle' : 'sound.playTitle')
  return t(isOn ? 'sound.pause' : 'sound.play', { number: place })
}

export function BlockSound({ block, place, isReadOnly, isUnrevealed }: BlockSoundProps) {
  const { t } = useTranslation('editor')
  const editor = useEditor()
  const status = useTrackStatus(trackIdOf(block))
  const isNarrow = useSyncExternalStore(onPhoneChange, isPhone)
  const { staleness } = factsOf(block, useProjectDefaults())
  const { generated } = block
  useWholeResult(block)
  if (generated.status === 'queued' || generated.status === 'running') {
    return <span className="text-13 text-info">{t(`sound.${generated.status}`)}</span>
  }
  if (isUnrevealed) return <span className="text-13 text-info">{t('sound.running')}</span>
  const failure = generated.status === 'failed' && <Failure block={block} isReadOnly={isReadOnly} />
  if (!hasSound(block)) return failure || null
  const isOn = status === 'playing' || status === 'loading'
  const duration = generated.duration ?? 0
  return (
    <>
      <button
        type="button"
        aria-label={soundLabel(t, isOn, place)}
        onClick={() => playBlock(editor, block.key)}
        className={`-ml-2 flex size-8 shrink-0 items-center justify-center rounded-full hover:bg-sunken ${
          status ? 'text-accent' : 'text-ink'
        }`}
      >
        <RowIcon shape={isOn ? 'pause' : 'play'} />
      </button>
      {generated.is_partial ? (
        <span className={WAVEFORM} />
      ) : (
        <Waveform
          peaks={generated.peaks ?? []}
          duration={duration}
          isCurrent={status !== undefined}
          bars={isNarrow ? PHONE_BARS : BARS}
          className={WAVEFORM}
        />
      )}
      {duration > 0 && <TimeLabel seconds={lengthSeconds(duration)} className="text-13 text-muted" />}
      {staleness && (
        <span className="text-13 text-warn">
          {t(staleness === 'manner' ? 'sound.staleManner' : 'sound.stale')}
        </span>
      )}
      {failure}
    </>
  )
}
