import { createContext, use, useEffect } from 'react'
import { allowSound, player } from '#src/audio/player.ts'
import { type Track, trackOf } from '#src/audio/track.ts'
import { useTrackStatus } from '#src/audio/use-player.ts'
import { VOICE_SAMPLE_MAX } from '#src/contract/limits.ts'
import type { Voice } from '#src/contract/voices.ts'
import { useVoiceSound } from './voices-mutations.ts'

export interface VoiceSample {
  readonly language: number
  /** If it is empty, voices speak their own words. */
  readonly text: string
}

export const VoiceSampleContext = createContext<VoiceSample>({ language: 0, text: '' })

/** The start of a text, in whole words, short enough for a free preview. */
export function sampleOf(text: string): string {
  const line = text.trim().replace(/\s+/g, ' ')
  if (line.length <= VOICE_SAMPLE_MAX) return line
  const [sentence] = /^.+?[.!?…](?= )/.exec(line.slice(0, VOICE_SAMPLE_MAX)) ?? []
  return (
    sentence ??
    line
      .slice(0, VOICE_SAMPLE_MAX + 1)
      .replace(/\s?\S*$/, '')
      .slice(0, VOICE_SAMPLE_MAX)
  )
}

const TRACK_PREFIX = 'voice '

/** The length is measured when the sound is loaded. */
export const voiceTrack = (
  { id, name }: Pick<Voice, 'id' | 'name'>,
  { text }: VoiceSample,
  url: string,
): Track => ({ id: `${TRACK_PREFIX}${id} ${text}`, title: name, url, duration: 0 })

/** Plays a text in a voice, or the voice's own words if it is empty. */
export function useSpeakInVoice(
  voice: Pick<Voice, 'id' | 'name' | 'preview_url'> | undefined,
  sample: VoiceSample,
) {
  const status = useTrackStatus(voice ? voiceTrack(voice, sample, '').id : '')
  const { mutate, isPending, isError } = useVoiceSound(sample)
  function load(url: string | undefined) {
    if (voice && url !== undefined) player.load([voiceTrack(voice, sample, url)])
  }
  return {
    isOn: status === 'playing' || status === 'loading',
    isLoading: isPending || status === 'loading',
    hasFailed: isError || status === 'failed',
    // Given with the press: it plays the text of that moment, and nothing once the component is gone.
    listen() {
      if (status) return player.toggle()
      allowSound()
      if (voice) mutate(voice, { onSuccess: load })
    },
  }
}

export const useVoicePreview = (voice: Voice) => useSpeakInVoice(voice, use(VoiceSampleContext))

export type VoicePreview = ReturnType<typeof useVoicePreview>

/** Stops previews when the component unmounts. */
export function usePreviewEnd() {
  useEffect(
    () => () => {
      if (trackOf(player.getState())?.id.startsWith(TRACK_PREFIX)) player.close()
    },
    [],
  )
}
