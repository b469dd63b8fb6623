/** Plays a pause, which has no sound file: keeps time like a track. */
export function createSilence(onEnd: () => void, now: () => number = () => performance.now()) {
  let duration = 0
  let position = 0
  let rate = 1
  let startedMs: number | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const elapsed = () =>
    startedMs === undefined ? position : Math.min(position + ((now() - startedMs) / 1000) * rate, duration)

  function stop() {
    position = elapsed()
    startedMs = undefined
    clearTimeout(timer)
  }

  function start() {
    stop()
    startedMs = now()
    timer = setTimeout(
      () => {
        stop()
        position = duration
        onEnd()
      },
      ((duration - position) / rate) * 1000,
    )
  }

  const isRunning = () => startedMs !== undefined
  return {
    load(seconds: number) {
      stop()
      duration = seconds
      position = 0
    },
    play: start,
    pause: stop,
    getTime: elapsed,
    seek(seconds: number) {
      const wasRunning = isRunning()
      stop()
      position = Math.min(Math.max(seconds, 0), duration)
      if (wasRunning) start()
    },
    setRate(value: number) {
      const wasRunning = isRunning()
      stop()
      rate = value
      if (wasRunning) start()
    },
  }
}
