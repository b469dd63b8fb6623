import { useTranslation } from 'react-i18next'
import { TimeLabel } from '#src/audio/time-label.tsx'
import { useTrackStatus } from '#src/audio/use-player.ts'
import { Waveform } from '#src/audio/waveform.tsx'
import type { EditorBlock } from '../document/editor-block.ts'
import { hasSound } from '../document/generation-price.ts'
import { useEditor } from '../editor-context.ts'
import { playBlock, trackIdOf } from '../playback.ts'
import { RowIcon } from './row-icons.tsx'

const BARS = 48

/** Play button, waveform and length of a block's sound; what is amiss with it, in words. */
export function BlockSound({ block, place }: { block: EditorBlock; place: number }) {
  const { t } = useTranslation('editor')
  const editor = useEditor()
  const status = useTrackStatus(trackIdOf(block))
  const { generated } = block
  if (generated.status === 'queued' || generated.status === 'running') {
    return <span className="text-13 text-info">{t(`sound.${generated.status}`)}</span>
  }
  if (!hasSound(block)) {
    if (generated.status !== 'failed') return null
    return (
      <span className="wrap-long text-13 text-danger">{generated.error?.message ?? t('sound.failed')}</span>
    )
  }
  const isOn = status === 'playing' || status === 'loading'
  const duration = generated.duration ?? 0
  return (
    <>
      <button
        type="button"
        aria-label={t(isOn ? 'sound.pause' : 'sound.play', { number: place })}
        onClick={() => playBlock(editor, block.key)}
        className={`-ml-2 flex size-8 shrink-0 items-center justify-center rounded-full hover:bg-sunken ${
          status ? 'text-accent' : 'text-ink'
        }`}
      >
        <RowIcon shape={isOn ? 'pause' : 'play'} />
      </button>
      <Waveform
        peaks={generated.peaks ?? []}
        duration={duration}
        isCurrent={status !== undefined}
        bars={BARS}
        className="h-5 w-20 shrink-0 sm:w-32"
      />
      <TimeLabel seconds={duration} className="text-13 text-muted" />
      {block.isStale && <span className="text-13 text-warn">{t('sound.stale')}</span>}
    </>
  )
}
