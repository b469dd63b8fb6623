import { onTestFinished, vi } from 'vitest'

/** Media elements start to play at once and load nothing, because a test's world serves no sound to them. */
export function playWithoutSound() {
  const media = HTMLMediaElement.prototype
  const src = vi.spyOn(media, 'src', 'set').mockImplementation(() => {})
  const play = vi.spyOn(media, 'play').mockImplementation(async function (this: HTMLMediaElement) {
    this.dispatchEvent(new Event('playing'))
  })
  onTestFinished(() => {
    src.mockRestore()
    play.mockRestore()
  })
}
