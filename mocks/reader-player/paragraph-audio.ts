function watchStall(audio: HTMLAudioElement, isPlaying: () => boolean, onChange: () => void) {
  let frame = 0
  function tick() {
    onChange()
    frame = isPlaying() ? requestAnimationFrame(tick) : 0
  }
  function changed() {
    onChange()
    if (frame === 0 && isPlaying()) frame = requestAnimationFrame(tick)
  }
  for (const name of ['playing', 'pause', 'ratechange', 'seeked']) audio.addEventListener(name, changed)
  return { changed, stop: () => cancelAnimationFrame(frame) }
}

/** Plays sounds in sequence through one audio element. Before the first one `index` is −1. */
export function createParagraphAudio(urls: readonly string[], audio: HTMLAudioElement, onChange: () => void) {
  let index = -1
  let startAt = 0
  let hasFailed = false
  const isPlaying = () => index >= 0 && !hasFailed && !audio.paused && !audio.ended
  const { changed, stop } = watchStall(audio, isPlaying, onChange)

  function fail() {
    hasFailed = true
    changed()
  }

  function play() {
    audio.play().catch((error: unknown) => {
      // Another paragraph or a pause interrupted the loading.
      if (!(error instanceof DOMException && error.name === 'AbortError')) fail()
    })
  }

  function open(next: number, seconds = 0, isOn = true) {
    const url = urls[next]
    if (url === undefined) return
    index = next
    startAt = seconds
    hasFailed = false
    const rate = audio.playbackRate
    audio.src = url
    audio.defaultPlaybackRate = rate
    if (isOn) play()
    else changed()
  }

  audio.addEventListener('loadedmetadata', () => {
    if (startAt > 0) audio.currentTime = startAt
    startAt = 0
  })
  // Interrupted in the middle of a sound, when no `play` promise is pending.
  audio.addEventListener('error', () => audio.getAttribute('src') && fail())
  audio.addEventListener('ended', () => {
    if (index + 1 < urls.length) open(index + 1)
    else changed()
  })

  return {
    open,
    play,
    stop,
    isPlaying,
    hasFailed: () => hasFailed,
    index: () => index,
    /** Seconds into the current sound. */
    seconds: () => startAt || audio.currentTime,
  }
}
