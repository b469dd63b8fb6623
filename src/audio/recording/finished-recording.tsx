import { RotateCcw } from 'lucide-react'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { formatLength } from '#src/lib/format-length.ts'
import { Button } from '#src/ui/button.tsx'
import { PlayIcon } from '#src/ui/play-icon.tsx'
import { measureFile } from '../measure-file.ts'
import { player } from '../player.ts'
import { trackOf } from '../track.ts'
import { useTrackStatus } from '../use-player.ts'
import { Waveform } from '../waveform.tsx'
import { DiscardButton } from './discard-button.tsx'
import type { Recorder, Recording } from './recorder.ts'

const NO_PEAKS: readonly number[] = []

/** Waveform peaks of a file; empty until measured, or if this browser cannot measure it. */
function usePeaks(file: File): readonly number[] {
  const [peaks, setPeaks] = useState(NO_PEAKS)
  useEffect(() => {
    const stop = new AbortController()
    measureFile(file, { signal: stop.signal }).then(
      ({ measures }) => setPeaks(measures?.peaks ?? NO_PEAKS),
      () => setPeaks(NO_PEAKS),
    )
    return () => stop.abort()
  }, [file])
  return peaks
}

function useListening({ url, duration }: Recording, peaks: readonly number[]) {
  const { t } = useTranslation('recording')
  const id = `recording ${useId()}`
  const status = useTrackStatus(id)
  useEffect(
    () => () => {
      if (trackOf(player.getState())?.id === id) player.close()
    },
    [id],
  )
  const listen = () =>
    status
      ? player.toggle()
      : player.load([{ id, title: t('track'), url, duration, peaks }], { isSingle: true })
  return { status, listen }
}

interface StoppedProps {
  recording: Recording
  recorder: Recorder
  useLabel: ReactNode
  onUse: (file: File, durationS: number) => void
}

/** A finished recording, which the customer can play, use or replace. */
export function FinishedRecording({ recording, recorder, useLabel, onUse }: StoppedProps) {
  const { t } = useTranslation('recording')
  const { file, duration } = recording
  const peaks = usePeaks(file)
  const { status, listen } = useListening(recording, peaks)
  const isOn = status === 'playing' || status === 'loading'
  return (
    <div className="flex flex-col gap-3">
      <p role="status" className="tabular">
        {t('recorded', { time: formatLength(duration) })}
      </p>
      <div className="h-12">
        <Waveform
          peaks={peaks}
          duration={duration}
          isCurrent={status !== undefined}
          bars={100}
          className="h-full w-full"
        />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button icon={<PlayIcon isOn={isOn} />} onClick={listen}>
          {isOn ? t('pause') : t('listen')}
        </Button>
        <Button icon={<RotateCcw size={16} aria-hidden />} onClick={() => void recorder.start()}>
          {t('retake')}
        </Button>
        <DiscardButton recorder={recorder} />
        <Button
          variant="primary"
          onClick={() => {
            onUse(file, duration)
            recorder.discard()
          }}
        >
          {useLabel}
        </Button>
      </div>
    </div>
  )
}
