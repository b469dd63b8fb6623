const frame = () => new Promise(requestAnimationFrame)

/** Waits until the page has rendered all changes so far and run their effects. */
export async function nextFrames(): Promise<void> {
  await frame()
  await frame()
}
