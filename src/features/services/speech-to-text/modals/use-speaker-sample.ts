import { useEffect, useRef, useState } from 'react'
import { player } from '#src/audio/player.ts'
import { useTrackStatus } from '#src/audio/use-player.ts'
import { blocksOf, type EditorState, useEditor } from '#src/features/editor/editor-context.ts'
import { segmentOf } from '#src/features/segments/segment.ts'
import { playSourceAt, sourceTrackId } from '../transcript/source-playback.ts'

const SAMPLE_S = 3
/** Distance in seconds from a sample at which the customer is listening to something else. */
const ELSEWHERE_S = 1

interface Sample {
  readonly start: number
  readonly end: number
}

/** Three seconds of the longest segment of a speaker, from its first word. */
function sampleOf(state: EditorState, speakerId: string): Sample | undefined {
  let longest = 0
  let sample: Sample | undefined
  for (const block of blocksOf(state)) {
    const segment = segmentOf(block)
    if (segment?.speakerId !== speakerId || segment.end - segment.start <= longest) continue
    longest = segment.end - segment.start
    const start = segment.words[0]?.start ?? segment.start
    sample = { start, end: Math.min(start + SAMPLE_S, segment.end) }
  }
  return sample
}

/** Pauses the player at the end of a sample, unless the customer has gone elsewhere. Returns a function that stops this. */
function pauseAtEnd({ start, end }: Sample, onEnd: () => void) {
  let hasBegun = false
  const stop = player.subscribeTime(() => {
    const seconds = player.getTime()
    const isWithin = seconds > start - ELSEWHERE_S && seconds < end
    if (isWithin) hasBegun = true
    if (isWithin || !hasBegun) return
    stop()
    if (seconds < end + ELSEWHERE_S) player.pause()
    onEnd()
  })
  return stop
}

/** Plays a sample of a speaker in the recording; ends with the component. */
export function useSpeakerSample() {
  const editor = useEditor()
  const status = useTrackStatus(sourceTrackId(editor))
  const [playing, setPlaying] = useState<string>()
  const stop = useRef<() => void>(undefined)
  useEffect(
    () => () => {
      if (!stop.current) return
      stop.current()
      player.pause()
    },
    [],
  )
  function end() {
    stop.current?.()
    stop.current = undefined
    setPlaying(undefined)
  }
  return {
    /** Id of the speaker who is heard. */
    playing: status === 'playing' || status === 'loading' ? playing : undefined,
    isLoading: status === 'loading',
    toggle(speakerId: string) {
      const isOn = playing === speakerId && status === 'playing'
      end()
      const sample = sampleOf(editor.store.getState(), speakerId)
      if (isOn) return player.pause()
      if (!sample) return
      setPlaying(speakerId)
      stop.current = pauseAtEnd(sample, end)
      playSourceAt(editor, sample.start)
    },
  }
}

export type SpeakerSample = ReturnType<typeof useSpeakerSample>
