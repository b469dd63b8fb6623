import { player } from '#src/audio/player.ts'
import { type Track, trackOf } from '#src/audio/track.ts'
import type { Block } from '#src/contract/block.ts'

export const trackIdOf = ({ id, generated }: Block) => `reader ${id} ${generated.audio_url}`

function trackOfBlock(block: Block, context: string): Track[] {
  const { audio_url: url, duration, peaks, text } = block.generated
  if (!url) return []
  const title = (text ?? block.text).trim().slice(0, 80)
  return [{ id: trackIdOf(block), title, context, url, duration: duration ?? 0, peaks: peaks ?? [] }]
}

export const tracksOf = (blocks: readonly Block[], context: string): Track[] =>
  blocks.flatMap((block) => trackOfBlock(block, context))

export function playFrom(tracks: readonly Track[], id: string, seconds?: number) {
  const index = tracks.findIndex((track) => track.id === id)
  if (index === -1) return
  if (trackOf(player.getState())?.id !== id) return player.load(tracks, { index, seconds })
  if (seconds === undefined) return player.toggle()
  player.seek(seconds)
  player.play()
}
