/** Waits by the audio clock, which stops while nothing is recorded or played. */
export function waitForAudioTime(context: AudioContext, seconds: number): Promise<void> {
  const end = context.currentTime + seconds
  return new Promise((resolve) => {
    const look = () => {
      if (context.currentTime >= end) resolve()
      else requestAnimationFrame(look)
    }
    look()
  })
}
