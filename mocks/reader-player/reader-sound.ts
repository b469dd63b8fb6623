import { createParagraphAudio } from './paragraph-audio.ts'
import type { ReadParagraph } from './reading.ts'

export interface Place {
  readonly index: number
  readonly seconds: number
}

interface Callbacks {
  onChange: () => void
}

/** Start times of paragraphs within the whole, in seconds. */
function timelineOf(paragraphs: readonly ReadParagraph[]) {
  const lengths = paragraphs.map(({ sound }) => sound.duration)
  const before = (end: number) => lengths.slice(0, Math.max(0, end)).reduce((sum, one) => sum + one, 0)
  return {
    total: before(paragraphs.length),
    before,
    placeAt(seconds: number): Place {
      const found = paragraphs.findLastIndex((_, place) => before(place) <= seconds)
      const index = Math.max(0, found)
      return { index, seconds: Math.max(0, seconds - before(index)) }
    },
  }
}

export function createReaderSound(
  paragraphs: readonly ReadParagraph[],
  origin: string,
  { onChange }: Callbacks,
  audio = new Audio(),
) {
  // Sends the origin, by which the service knows the site that may have the sound.
  audio.crossOrigin = 'anonymous'
  const urls = paragraphs.map(({ sound }) => new URL(sound.url, origin).href)
  const { open, play, stop, isPlaying, hasFailed, index, seconds } = createParagraphAudio(
    urls,
    audio,
    onChange,
  )
  const { total, before, placeAt } = timelineOf(paragraphs)
  const isAtEnd = () => audio.ended && index() === paragraphs.length - 1

  return {
    isPlaying,
    hasFailed,
    place: (): Place => ({ index: index(), seconds: seconds() }),
    /** Starts at a paragraph. */
    start: (index: number) => open(index),
    paragraphs,
    /** Total seconds, and seconds played. */
    total,
    elapsed: () => (index() < 0 ? 0 : before(index()) + seconds()),
    toggle() {
      if (isPlaying()) audio.pause()
      else if (index() < 0 || isAtEnd()) open(0)
      else if (hasFailed()) open(index(), seconds())
      else play()
    },
    seek(moment: number) {
      const place = placeAt(moment)
      const isReady = audio.readyState >= HTMLMediaElement.HAVE_METADATA
      if (place.index === index() && isReady) audio.currentTime = place.seconds
      else open(place.index, place.seconds, isPlaying())
    },
    rate: () => audio.playbackRate,
    setRate(rate: number) {
      audio.defaultPlaybackRate = rate
      audio.playbackRate = rate
    },
    close() {
      stop()
      audio.pause()
      audio.removeAttribute('src')
    },
  }
}

export type ReaderSound = ReturnType<typeof createReaderSound>
