import { trackOf } from '#src/audio/track.ts'
import { usePlayer } from '#src/audio/use-player.ts'
import type { Following } from '#src/features/segments/use-follow.ts'
import { isFilmTrack, useOpenDub } from '../dub/open-dub.ts'

export function useFollowing(): Following {
  const dub = useOpenDub()
  return { isLoaded: usePlayer((state) => isFilmTrack(dub, trackOf(state))), follow: dub.follow }
}
