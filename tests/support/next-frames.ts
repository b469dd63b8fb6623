const frame = () => new Promise(requestAnimationFrame)

/** Waits until the page has drawn what has happened so far, and what its effects made of it. */
export async function nextFrames(): Promise<void> {
  await frame()
  await frame()
}
