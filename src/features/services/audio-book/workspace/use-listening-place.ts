import { useEffect } from 'react'
import { player } from '#src/audio/player.ts'
import { trackOf } from '#src/audio/track.ts'
import { type Editor, useEditor } from '#src/features/editor/editor-context.ts'
import { trackIdOf } from '#src/features/speech/playback.ts'
import { saveListeningPlace } from './listening-place.ts'

/** Interval between saves while playing, in seconds of the sound; no more than this is lost. */
const SAVE_EVERY_S = 2

function playedBlock(editor: Editor) {
  const id = trackOf(player.getState())?.id
  const { order, blocks } = editor.store.getState()
  return order.map((key) => blocks.get(key)).find((block) => block && trackIdOf(block) === id)
}

export function useListeningPlace() {
  const editor = useEditor()
  useEffect(() => {
    const { projectId } = editor
    let kept = { track: '', seconds: 0 }
    return player.subscribeTime(() => {
      const state = player.getState()
      const [track, seconds] = [trackOf(state)?.id ?? '', player.getTime()]
      if (state.status === 'ended' && state.index === state.tracks.length - 1) {
        if (kept.track === track) saveListeningPlace(projectId, undefined)
        return
      }
      if (track === '' || (track === kept.track && Math.abs(seconds - kept.seconds) < SAVE_EVERY_S)) return
      const block = playedBlock(editor)
      if (block?.id === undefined) return
      kept = { track, seconds }
      saveListeningPlace(projectId, { block: block.id, seconds })
    })
  }, [editor])
}
