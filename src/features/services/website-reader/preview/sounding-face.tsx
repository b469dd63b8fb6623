import { useTranslation } from 'react-i18next'
import { player } from '#src/audio/player.ts'
import { TimeLabel } from '#src/audio/time-label.tsx'
import { type Track, trackOf } from '#src/audio/track.ts'
import { usePlayer, usePlayerTime } from '#src/audio/use-player.ts'
import type { PlayerLook } from '#src/contract/reader.ts'
import { PlayerFace } from '../look/player-face.tsx'

interface SoundingFaceProps {
  look: PlayerLook
  title: string
  tracks: readonly Track[]
}

/** Between what was heard and the whole. */
const OF = '/'

/** Seconds of the tracks before the present one. */
const before = (tracks: readonly Track[], index: number) =>
  tracks.slice(0, Math.max(0, index)).reduce((sum, { duration }) => sum + duration, 0)

/** The customer's player, really playing: it is the app's player in other clothes. */
export function SoundingFace({ look, title, tracks }: SoundingFaceProps) {
  const { t } = useTranslation('reader')
  const currentId = usePlayer((state) => trackOf(state)?.id)
  const status = usePlayer((state) => state.status)
  const seconds = usePlayerTime()
  const index = tracks.findIndex(({ id }) => id === currentId)
  const isHere = index !== -1
  const isPlaying = isHere && (status === 'playing' || status === 'loading')
  const total = before(tracks, tracks.length)
  const heard = isHere ? before(tracks, index) + seconds : 0
  const isOver = isHere && status === 'ended' && index === tracks.length - 1

  function toggle() {
    if (isHere && !isOver) player.toggle()
    else if (tracks.length > 0) player.load(tracks)
  }

  return (
    <section aria-label={t('look.heading')}>
      <PlayerFace look={look} title={title} isPlaying={isPlaying} onToggle={toggle}>
        <span className="flex items-center gap-2 text-13">
          <span aria-hidden className="h-1 flex-1 overflow-hidden rounded-full border border-current">
            <span
              className="block h-full bg-current"
              style={{ width: `${total > 0 ? Math.min(100, (heard / total) * 100) : 0}%` }}
            />
          </span>
          <span className="flex gap-1">
            <TimeLabel seconds={heard} />
            <span aria-hidden>{OF}</span>
            <TimeLabel seconds={total} />
          </span>
        </span>
      </PlayerFace>
    </section>
  )
}
