import type { Player } from './create-player.ts'
import { player } from './player.ts'
import { trackOf } from './track.ts'

export function connectMediaSession(target: Player = player, session = navigator.mediaSession) {
  const handlers: ReadonlyArray<readonly [MediaSessionAction, MediaSessionActionHandler]> = [
    ['play', () => target.play()],
    ['pause', () => target.pause()],
    ['nexttrack', () => target.next()],
    ['previoustrack', () => target.previous()],
    ['seekto', ({ seekTime }) => seekTime !== undefined && seekTime !== null && target.seek(seekTime)],
    ['stop', () => target.close()],
  ]
  for (const [action, handler] of handlers) session.setActionHandler(action, handler)

  function describe() {
    const state = target.getState()
    const track = trackOf(state)
    session.metadata = track ? new MediaMetadata({ title: track.title, artist: track.context ?? '' }) : null
    session.playbackState = track ? (state.status === 'playing' ? 'playing' : 'paused') : 'none'
  }
  const unsubscribe = target.subscribe(describe)
  describe()
  return () => {
    unsubscribe()
    for (const [action] of handlers) session.setActionHandler(action, null)
  }
}
