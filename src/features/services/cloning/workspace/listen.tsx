import { useEffect } from 'react'
import { player } from '#src/audio/player.ts'
import { type Track, trackOf } from '#src/audio/track.ts'
import { useTrackStatus } from '#src/audio/use-player.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { Button } from '#src/ui/button.tsx'
import { PlayIcon } from '#src/ui/play-icon.tsx'

/** Assumed length in seconds until the sound has loaded. */
const ASSUMED_SECONDS = 6

interface ListenProps {
  track: Pick<Track, 'id' | 'title' | 'url'> & Partial<Pick<Track, 'duration'>>
  label: string
  size?: 'large' | undefined
}

export function Listen({ track, label, size }: ListenProps) {
  const { t } = useTranslation('cloning')
  const { id } = track
  const status = useTrackStatus(id)
  const isOn = status === 'playing' || status === 'loading'
  useEffect(
    () => () => {
      if (trackOf(player.getState())?.id === id) player.close()
    },
    [id],
  )
  const listen = () =>
    status ? player.toggle() : player.load([{ duration: ASSUMED_SECONDS, ...track }], { isSingle: true })
  return (
    <Button size={size} icon={<PlayIcon isOn={isOn} />} onClick={listen}>
      {isOn ? t('finished.pause') : label}
    </Button>
  )
}
