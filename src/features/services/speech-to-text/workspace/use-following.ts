import { trackOf } from '#src/audio/track.ts'
import { usePlayer } from '#src/audio/use-player.ts'
import type { Following } from '#src/features/segments/use-follow.ts'
import { useOpenTranscript } from '../transcript/open-transcript.ts'
import { sourceTrackId } from '../transcript/source-playback.ts'

export function useFollowing(): Following {
  const { editor, follow } = useOpenTranscript()
  const id = sourceTrackId(editor)
  return { isLoaded: usePlayer((state) => trackOf(state)?.id === id), follow }
}
