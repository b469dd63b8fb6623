/** Waits by the clock of the sound itself, which stands still for as long as nothing is recorded or played. */
export function soundPasses(context: AudioContext, seconds: number): Promise<void> {
  const end = context.currentTime + seconds
  return new Promise((resolve) => {
    const look = () => {
      if (context.currentTime >= end) resolve()
      else requestAnimationFrame(look)
    }
    look()
  })
}
