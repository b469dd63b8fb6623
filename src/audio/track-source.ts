import { createSilence } from './silence.ts'
import { createSound, type SoundEvents } from './sound.ts'
import type { Track } from './track.ts'

export function createTrackSource(createElement: () => HTMLAudioElement, events: SoundEvents) {
  let isSilent = false
  const silence = createSilence(events.onEnd)
  const sound = createSound(createElement, {
    ...events,
    onPause: () => !isSilent && events.onPause(),
  })

  function pause() {
    silence.pause()
    sound.pause()
  }

  return {
    load({ url, duration }: Track, seconds: number, rate: number) {
      pause()
      isSilent = url === undefined
      if (url === undefined) {
        silence.load(duration)
        silence.seek(seconds)
      } else sound.load(url, seconds, rate)
    },
    async play() {
      if (isSilent) {
        silence.play()
        events.onPlay()
      } else {
        events.onWait()
        await sound.play()
      }
    },
    pause,
    getTime: () => (isSilent ? silence.getTime() : sound.getTime()),
    seek: (seconds: number) => (isSilent ? silence.seek(seconds) : sound.seek(seconds)),
    setRate(rate: number) {
      silence.setRate(rate)
      sound.setRate(rate)
    },
    unload() {
      isSilent = false
      silence.pause()
      sound.unload()
    },
  }
}

export type TrackSource = ReturnType<typeof createTrackSource>
