import { player } from '#src/audio/player.ts'
import { type Track, trackOf } from '#src/audio/track.ts'
import { usePlayer } from '#src/audio/use-player.ts'
import type { Translation } from '#src/contract/block.ts'
import { type Editor, useEditor } from '#src/features/editor/editor-context.ts'
import type { Following } from '#src/features/segments/use-follow.ts'
import { createSignal, type Signal } from '#src/lib/signal.ts'
import { requiredContext } from '#src/ui/required-context.ts'
import { useSignal } from '#src/ui/use-signal.ts'

/** State shared by the parts of an open dub; the object stays the same while the dub is open. */
export interface OpenDub {
  readonly editor: Editor
  readonly language: Signal<number>
  readonly playsDub: Signal<boolean>
  /** The text scrolls along with the playback; scrolling by the reader ends that. */
  readonly follow: Signal<boolean>
}

export function createOpenDub(editor: Editor): OpenDub {
  const dubbing = editor.body.get().dubbing
  return {
    editor,
    language: createSignal(dubbing?.outputs[0]?.language ?? dubbing?.target_languages[0] ?? 0),
    playsDub: createSignal((dubbing?.outputs.length ?? 0) > 0),
    follow: createSignal(true),
  }
}

export const [OpenDubContext, useOpenDub] = requiredContext<OpenDub>('No dub is open here')

const idOf = ({ editor }: OpenDub) => `dub ${editor.projectId} `

function currentTrack(dub: OpenDub): Track | undefined {
  const { source, outputs = [] } = dub.editor.body.get().dubbing ?? {}
  if (!source) return undefined
  const language = dub.language.get()
  const output = dub.playsDub.get() ? outputs.find((each) => each.language === language) : undefined
  const { audio_url, duration, peaks, file_name: context } = source
  const title = dub.editor.summary.get().title
  const url = output?.audio_url ?? audio_url
  return { id: `${idOf(dub)}${url}`, title, context, url, duration, peaks }
}

/** Whether a track, given by its id, is the film with some sound. */
export const isFilm = (dub: OpenDub, track: string) => track.startsWith(idOf(dub))

export const isFilmTrack = (dub: OpenDub, track: Track | undefined) =>
  track !== undefined && isFilm(dub, track.id)

/** Whether a track is the mix of a language. */
export function isMixOf(dub: OpenDub, track: string, language: number) {
  const { outputs = [] } = dub.editor.body.get().dubbing ?? {}
  const mix = outputs.find((output) => output.language === language)
  return mix !== undefined && track === `${idOf(dub)}${mix.audio_url}`
}

export const isLoaded = (dub: OpenDub) => isFilmTrack(dub, trackOf(player.getState()))

export function playFilmAt(dub: OpenDub, seconds: number) {
  const track = currentTrack(dub)
  if (!track) return
  if (trackOf(player.getState())?.id === track.id) {
    player.seek(seconds)
    return player.play()
  }
  player.load([track], { seconds, isSingle: true })
}

/** Plays a single segment while its language has no mix yet. */
export function playClip({ editor }: OpenDub, { generated }: Translation) {
  const { audio_url: url, duration } = generated
  if (!url || !duration) return
  const { title } = editor.summary.get()
  player.load([{ id: url, title, url, duration }], { isSingle: true })
}

export function toggleFilm(dub: OpenDub) {
  if (isLoaded(dub)) player.toggle()
  else playFilmAt(dub, 0)
}

/** The playback position, in seconds; the start of the film while something else is in the player. */
export const playheadOf = (dub: OpenDub) => (isLoaded(dub) ? player.getTime() : 0)

/** Goes to a time; playback goes on only if the film is playing. */
export function seekFilm(dub: OpenDub, seconds: number) {
  const isPlaying = isLoaded(dub) && player.getState().status === 'playing'
  playFilmAt(dub, seconds)
  if (!isPlaying) player.pause()
}

/** Switches to the other track at the same position; paused playback stays paused. */
function changeTrack(dub: OpenDub) {
  if (isLoaded(dub)) seekFilm(dub, player.getTime())
}

export function switchSound(dub: OpenDub, playsDub: boolean) {
  dub.playsDub.set(playsDub)
  changeTrack(dub)
}

export function chooseLanguage(dub: OpenDub, language: number) {
  dub.language.set(language)
  changeTrack(dub)
}

export function useFollowing(): Following {
  const dub = useOpenDub()
  return { isLoaded: usePlayer((state) => isFilmTrack(dub, trackOf(state))), follow: dub.follow }
}

/** Ids of target languages without a finished dub. */
export function useMissingLanguages(): readonly number[] {
  const { target_languages: targets = [], outputs = [] } = useSignal(useEditor().body).dubbing ?? {}
  return targets.filter((id) => !outputs.some(({ language }) => language === id))
}
