import { useEffect, useRef, useState } from 'react'
import { player } from '#src/audio/player.ts'
import { usePlayerFrame, useTrackStatus } from '#src/audio/use-player.ts'
import { useEditor } from '#src/features/editor/editor-context.ts'
import { playSourceAt, sourceTrackId } from './source-playback.ts'

const SAMPLE_S = 3

/** A part of the recording in which one speaker talks. */
export interface SpokenPart {
  readonly start: number
  readonly seconds: number
}

interface Sample {
  readonly speakerId: string
  readonly end: number
}

/**
 * Plays up to three seconds of a speaker in the recording, one speaker at a time. A sample that is closed stops.
 */
export function useSpeakerSample() {
  const editor = useEditor()
  const status = useTrackStatus(sourceTrackId(editor))
  const [sample, setSample] = useState<Sample>()
  usePlayerFrame(sample !== undefined, (seconds) => {
    if (!sample || seconds < sample.end) return
    player.pause()
    setSample(undefined)
  })
  const isSampling = useRef(false)
  isSampling.current = sample !== undefined
  useEffect(() => () => (isSampling.current ? player.pause() : undefined), [])
  const isHeard = (speakerId: string) =>
    sample?.speakerId === speakerId && (status === 'playing' || status === 'loading')
  return {
    isHeard,
    toggle(speakerId: string, { start, seconds }: SpokenPart) {
      if (isHeard(speakerId)) {
        player.pause()
        return setSample(undefined)
      }
      playSourceAt(editor, start)
      // After a shorter part somebody else talks.
      setSample({ speakerId, end: start + Math.min(SAMPLE_S, seconds) })
    },
  }
}

export type SpeakerSample = ReturnType<typeof useSpeakerSample>
