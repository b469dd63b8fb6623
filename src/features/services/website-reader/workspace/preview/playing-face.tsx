import { player } from '#src/audio/player.ts'
import { type Track, trackOf } from '#src/audio/track.ts'
import { usePlayer, usePlayerTime } from '#src/audio/use-player.ts'
import { PLAYER_RATES } from '#src/contract/player-look.ts'
import type { PlayerLook } from '#src/contract/website-reader.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { FaceTime } from '../../form/player/face-time.tsx'
import { PlayerFace } from '../../form/player/player-face.tsx'

interface SoundingFaceProps {
  look: PlayerLook
  title: string
  tracks: readonly Track[]
}

const rateAfter = (rate: number) => PLAYER_RATES[(PLAYER_RATES.indexOf(rate) + 1) % PLAYER_RATES.length] ?? 1

/** Seconds of the tracks before the current one. */
const secondsBefore = (tracks: readonly Track[], index: number) =>
  tracks.slice(0, Math.max(0, index)).reduce((sum, { duration }) => sum + duration, 0)

export function PlayingFace({ look, title, tracks }: SoundingFaceProps) {
  const { t } = useTranslation('website-reader-face')
  const currentId = usePlayer((state) => trackOf(state)?.id)
  const status = usePlayer((state) => state.status)
  const rate = usePlayer((state) => state.rate)
  const seconds = usePlayerTime()
  const index = tracks.findIndex(({ id }) => id === currentId)
  const isHere = index !== -1
  const isPlaying = isHere && (status === 'playing' || status === 'loading')
  const total = secondsBefore(tracks, tracks.length)
  const heard = isHere ? secondsBefore(tracks, index) + seconds : 0
  const isOver = isHere && status === 'ended' && index === tracks.length - 1

  function toggle() {
    if (isHere && !isOver) player.toggle()
    else if (tracks.length > 0) player.load(tracks)
  }

  return (
    <section aria-label={t('look.heading')}>
      <PlayerFace look={look} title={title} isPlaying={isPlaying} onToggle={toggle}>
        <FaceTime
          accent={look.accent}
          heard={heard}
          total={total}
          rate={rate}
          onRate={() => player.setRate(rateAfter(rate))}
        />
      </PlayerFace>
    </section>
  )
}
