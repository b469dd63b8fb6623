import type { ReadParagraph } from './reading.ts'

export interface Place {
  readonly index: number
  readonly seconds: number
}

interface Callbacks {
  /** After every change, and on every frame while it plays. */
  onChange: () => void
}

export function createReaderSound(
  paragraphs: readonly ReadParagraph[],
  origin: string,
  { onChange }: Callbacks,
  audio = new Audio(),
) {
  let index = -1
  let startAt = 0
  let frame = 0
  let hasFailed = false

  const isPlaying = () => index >= 0 && !audio.paused && !audio.ended

  function tick() {
    onChange()
    frame = isPlaying() ? requestAnimationFrame(tick) : 0
  }

  function changed() {
    onChange()
    if (frame === 0 && isPlaying()) frame = requestAnimationFrame(tick)
  }

  function open(next: number, seconds = 0, isOn = true) {
    const paragraph = paragraphs[next]
    if (!paragraph) return
    index = next
    startAt = seconds
    hasFailed = false
    const rate = audio.playbackRate
    audio.src = new URL(paragraph.sound.url, origin).href
    audio.defaultPlaybackRate = rate
    if (isOn) start()
    else changed()
  }

  function start() {
    audio.play().catch((error: unknown) => {
      // Another paragraph or a pause came before the sound did.
      if (error instanceof DOMException && error.name === 'AbortError') return
      hasFailed = true
      changed()
    })
  }

  audio.addEventListener('loadedmetadata', () => {
    if (startAt > 0) audio.currentTime = startAt
    startAt = 0
  })
  audio.addEventListener('ended', () => {
    if (index + 1 < paragraphs.length) open(index + 1)
    else changed()
  })
  for (const name of ['playing', 'pause', 'ratechange', 'seeked']) audio.addEventListener(name, changed)

  const lengths = paragraphs.map(({ sound }) => sound.duration)
  const lengthBefore = (end: number) => lengths.slice(0, Math.max(0, end)).reduce((sum, one) => sum + one, 0)

  return {
    isPlaying,
    hasFailed: () => hasFailed,
    place: (): Place => ({ index, seconds: startAt || audio.currentTime }),
    /** Seconds of the whole, and of what has been played. */
    total: lengthBefore(paragraphs.length),
    elapsed: () => (index < 0 ? 0 : lengthBefore(index) + (startAt || audio.currentTime)),
    toggle() {
      if (isPlaying()) audio.pause()
      else if (index < 0 || hasFailed || (audio.ended && index === paragraphs.length - 1)) open(0)
      else start()
    },
    seek(seconds: number) {
      const next = Math.max(
        0,
        paragraphs.findLastIndex((_, place) => lengthBefore(place) <= seconds),
      )
      const rest = Math.max(0, seconds - lengthBefore(next))
      if (next === index && audio.readyState >= HTMLMediaElement.HAVE_METADATA) audio.currentTime = rest
      else open(next, rest, isPlaying())
    },
    rate: () => audio.playbackRate,
    setRate(rate: number) {
      audio.defaultPlaybackRate = rate
      audio.playbackRate = rate
    },
    close() {
      cancelAnimationFrame(frame)
      audio.pause()
      audio.removeAttribute('src')
    },
  }
}

export type ReaderSound = ReturnType<typeof createReaderSound>
