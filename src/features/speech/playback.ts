import { player } from '#src/audio/player.ts'
import { type Track, trackOf } from '#src/audio/track.ts'
import { blocksOf, type Editor, type EditorBlock } from '#src/features/editor/editor-context.ts'
import { pauseSeconds } from '#src/rules/speech.ts'
import { hasSound } from './block-facts.ts'

export function trackIdOf(block: EditorBlock) {
  return block.type === 'pause' ? `pause ${block.key}` : `${block.key} ${block.generated.audio_url}`
}

/** The block that a track plays, unless it has got another sound since. */
export function blockOfTrack({ store }: Editor, id: string): EditorBlock | undefined {
  const block = store.getBlock(id.slice(0, id.indexOf(' ')))
  return block && trackIdOf(block) === id ? block : undefined
}

function trackOfBlock(block: EditorBlock, { summary, wholeResult }: Editor): Track | undefined {
  const context = summary.get().title
  const id = trackIdOf(block)
  if (block.type === 'pause') {
    return { id, title: '…', context, duration: pauseSeconds(block.settings) }
  }
  const { audio_url: url, duration, peaks, is_partial: isPartial } = block.generated
  if (!hasSound(block) || !url) return undefined
  const title = (block.generated.text ?? block.text).trim().slice(0, 80)
  return {
    ...{ id, title, context, url, duration: duration ?? 0, peaks: peaks ?? [] },
    ...(isPartial && { loadPeaks: async () => (await wholeResult(block.key))?.peaks ?? [] }),
  }
}

const tracksOf = (editor: Editor, blocks = blocksOf(editor.store.getState())): Track[] =>
  blocks.flatMap((block) => trackOfBlock(block, editor) ?? [])

const currentId = () => trackOf(player.getState())?.id

export function playBlock(editor: Editor, key: string) {
  const block = editor.store.getBlock(key)
  if (!block) return
  const id = trackIdOf(block)
  if (currentId() === id) return player.toggle()
  const tracks = tracksOf(editor)
  const index = tracks.findIndex((track) => track.id === id)
  if (index !== -1) player.load(tracks, { index, isSingle: true })
}

/**
 * Seeks in the current track. Starts playback only on request, because a click into a text usually precedes
 * typing.
 */
export function seekIn(seconds: number, isToPlay: boolean) {
  player.seek(seconds)
  if (isToPlay) player.play()
}

interface Playing {
  /** The blocks to play; the whole project if `from` is not among them. */
  readonly of?: readonly EditorBlock[]
  /** Key of the first block to play, from this second on. */
  readonly from?: string | undefined
  readonly seconds?: number
}

export function playAll(editor: Editor, { of, from: fromKey, seconds = 0 }: Playing = {}) {
  const from = editor.store.getBlock(fromKey ?? '')
  const isPart = !from || of?.some(({ key }) => key === from.key)
  const tracks = tracksOf(editor, isPart ? of : undefined)
  const index = from ? tracks.findIndex((track) => track.id === trackIdOf(from)) : 0
  if (tracks.length > 0) player.load(tracks, { index: Math.max(0, index), seconds })
}
