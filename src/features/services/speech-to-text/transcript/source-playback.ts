import { player } from '#src/audio/player.ts'
import { type Track, trackOf } from '#src/audio/track.ts'
import { usePlayer } from '#src/audio/use-player.ts'
import type { Editor } from '#src/features/editor/editor-context.ts'
import type { Following } from '#src/features/segments/use-follow.ts'
import { type OpenTranscript, useOpenTranscript } from './open-transcript.ts'

export const sourceTrackId = (editor: Pick<Editor, 'projectId'>) => `recording ${editor.projectId}`

function sourceTrack(editor: Editor): Track | undefined {
  const source = editor.body.get().transcript?.source
  if (!source) return undefined
  const { audio_url: url, duration, peaks, file_name: context } = source
  return { id: sourceTrackId(editor), title: editor.summary.get().title, context, url, duration, peaks }
}

export const isSourceLoaded = (editor: Editor) => trackOf(player.getState())?.id === sourceTrackId(editor)

export function playSourceAt(editor: Editor, seconds: number) {
  if (isSourceLoaded(editor)) {
    player.seek(seconds)
    return player.play()
  }
  const track = sourceTrack(editor)
  if (track) player.load([track], { seconds, isSingle: true })
}

export function playOrPauseAt(editor: Editor, seconds: number) {
  if (isSourceLoaded(editor) && player.getState().status === 'playing') player.pause()
  else playSourceAt(editor, seconds)
}

/** Moves to a time without starting playback, because a user who places the caret is about to write. */
export function seekSource({ editor, playhead }: OpenTranscript, seconds: number) {
  playhead.set(seconds)
  if (isSourceLoaded(editor)) player.seek(seconds)
}

export function toggleSource({ editor, playhead }: OpenTranscript) {
  if (isSourceLoaded(editor)) player.toggle()
  else playSourceAt(editor, playhead.get())
}

export function useFollowing(): Following {
  const { editor, follow } = useOpenTranscript()
  const id = sourceTrackId(editor)
  return { isLoaded: usePlayer((state) => trackOf(state)?.id === id), follow }
}
