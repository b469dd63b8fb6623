export interface SoundEvents {
  onPlay: () => void
  onWait: () => void
  /** Also called for a pause by the system or the browser, e.g. when a headset is unplugged. */
  onPause: () => void
  onEnd: () => void
  onError: () => void
  /** Called with the length in seconds as soon as the file's metadata is loaded. */
  onLength?: (seconds: number) => void
}

/** Whether the element moves to a place at once: not before it knows the length, and no more after an error. */
const canSeek = ({ error, readyState }: HTMLAudioElement) =>
  !error && readyState >= HTMLMediaElement.HAVE_METADATA

/** Moves at once if the element can; otherwise returns the place, to be applied as soon as the length is known. */
function moveTo(element: HTMLAudioElement | undefined, seconds: number): number | undefined {
  if (!element || !canSeek(element)) return seconds
  element.currentTime = seconds
  // The length is known before its event arrives, which must not return to an earlier start.
  return undefined
}

export function createSound(createElement: () => HTMLAudioElement, events: SoundEvents) {
  let element: HTMLAudioElement | undefined
  /** Start position, applied as soon as the length is known. */
  let startAt: number | undefined
  /** An event that was queued before an unload arrives after it. */
  let isLoaded = false

  function makeElement() {
    const made = createElement()
    made.preload = 'auto'
    made.addEventListener('playing', () => isLoaded && events.onPlay())
    made.addEventListener('waiting', () => isLoaded && events.onWait())
    // The event is asynchronous, so the next track may have started by then.
    made.addEventListener('pause', () => made.paused && !made.ended && events.onPause())
    made.addEventListener('ended', events.onEnd)
    made.addEventListener('error', () => isLoaded && events.onError())
    made.addEventListener('loadedmetadata', () => {
      if (startAt !== undefined) made.currentTime = startAt
      startAt = undefined
      if (Number.isFinite(made.duration)) events.onLength?.(made.duration)
    })
    return made
  }

  function setRate(rate: number) {
    if (!element) return
    element.defaultPlaybackRate = rate
    element.playbackRate = rate
  }

  return {
    load(url: string, seconds: number, rate: number) {
      element ??= makeElement()
      isLoaded = true
      startAt = seconds > 0 ? seconds : undefined
      element.src = url
      setRate(rate)
    },
    /** @throws DOMException as `HTMLMediaElement.play` */
    play: async () => element?.play(),
    pause: () => element?.pause(),
    getTime: () => startAt ?? element?.currentTime ?? 0,
    seek(seconds: number) {
      startAt = moveTo(element, seconds)
    },
    setRate,
    unload() {
      isLoaded = false
      element?.pause()
      element?.removeAttribute('src')
    },
  }
}
