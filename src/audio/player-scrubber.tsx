import { useEffect, useState } from 'react'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { formatDuration, lengthSeconds } from '#src/lib/format-length.ts'
import { classNames } from '#src/ui/class-names.ts'
import { player } from './player.ts'
import { ScrubBar } from './scrub-bar.tsx'
import { TimeLabel } from './time-label.tsx'
import type { Track } from './track.ts'
import { usePlayerTime } from './use-player.ts'
import { Waveform } from './waveform.tsx'

const NO_PEAKS: readonly number[] = []

function usePeaks({ id, peaks = NO_PEAKS, loadPeaks }: Track) {
  const [loaded, setLoaded] = useState({ id, peaks: NO_PEAKS })
  useEffect(() => {
    void loadPeaks?.().then((late) => setLoaded({ id, peaks: late }))
  }, [id, loadPeaks])
  return loadPeaks && loaded.id === id ? loaded.peaks : peaks
}

export function PlayerScrubber({ track }: { track: Track }) {
  const { t } = useTranslation('player')
  const time = usePlayerTime()
  const { duration } = track
  const peaks = usePeaks(track)
  const length = lengthSeconds(duration)
  const total = formatDuration(length)
  return (
    <div className="folds flex w-full min-w-0 items-center gap-3 md:w-auto md:flex-1">
      <TimeLabel seconds={time} className="text-13 text-muted max-md:hidden" />
      <ScrubBar
        label={t('place')}
        value={time}
        duration={duration}
        valueText={(seconds) => t('placeOf', { time: formatDuration(seconds), total })}
        onSeek={player.seek}
        className="flex h-6 min-w-0 flex-1 items-center md:h-10"
      >
        {peaks.length > 0 && (
          <Waveform
            peaks={peaks}
            duration={duration}
            isCurrent
            bars={160}
            className="h-8 w-full max-md:hidden"
          />
        )}
        <progress
          max={duration || 1}
          value={time}
          aria-hidden="true"
          className={classNames(
            'progress h-1 w-full overflow-hidden rounded-full bg-sunken',
            peaks.length > 0 && 'md:hidden',
          )}
        />
      </ScrubBar>
      {duration > 0 && <TimeLabel seconds={length} className="text-13 text-muted max-md:hidden" />}
    </div>
  )
}
