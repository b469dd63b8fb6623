import type { Block } from '#src/contract/block.ts'
import {
  type BlockContent,
  blockFromServer,
  type EditorBlock,
  isSameContent,
  isSameSettings,
} from '../document/editor-block.ts'
import { mergeTexts } from '../document/merge-texts.ts'
import { realignSegment } from '../document/realign-words.ts'
import { mergeSegment, type Segment } from '../document/segment.ts'

interface MergedBlock {
  readonly block: EditorBlock
  /** Both sides changed the same words. */
  readonly isCrossed: boolean
  /** The server's text, where it would be lost by that. */
  readonly lost: string | undefined
}

const isBlank = (text: string) => text.trim() === ''

/** Where changes cross, this tab's text stays, unless there is nothing in it. */
function mergeText(mine: string, was: string, theirs: string) {
  const merged = mergeTexts(was, mine, theirs)
  if (merged !== undefined) return { text: merged, isCrossed: false, lost: undefined }
  if (isBlank(theirs)) return { text: mine, isCrossed: false, lost: undefined }
  if (isBlank(mine)) return { text: theirs, isCrossed: true, lost: undefined }
  return { text: mine, isCrossed: true, lost: theirs }
}

/** The words of a merged segment have to be those of the merged text. */
function segmentFor(text: string, segment: Segment, sides: readonly EditorBlock[]): Segment {
  const source = sides.find((side) => side.segment?.words === segment.words)
  return source?.text === text ? segment : realignSegment(segment, text)
}

/** What was changed here stays as it is here; everything else follows the server. */
export const pick = <Value>(
  mine: Value,
  was: Value,
  theirs: Value,
  isSame: (a: Value, b: Value) => boolean = Object.is,
) => (isSame(mine, was) ? theirs : mine)

/**
 * One block of both sides. This tab's fields win only where this tab changed them; without a known past all of it is
 * as it is here: it is a block of this tab of which the server has heard another way.
 */
export function mergeBlock(mine: EditorBlock, was: BlockContent | undefined, theirs: Block): MergedBlock {
  const remote = blockFromServer(theirs, mine.key)
  const { isRemoving, refusal } = mine
  const base = was ?? remote
  const { text, isCrossed, lost } = mergeText(mine.text, was?.text ?? '', remote.text)
  const segment = mergeSegment(mine.segment, base.segment, remote.segment)
  const block: EditorBlock = {
    ...remote,
    clientId: theirs.client_id ?? mine.clientId,
    text,
    voiceId: pick(mine.voiceId, base.voiceId, remote.voiceId),
    settings: pick(mine.settings, base.settings, remote.settings, isSameSettings),
    ...(segment && { segment: segmentFor(text, segment, [mine, remote]) }),
    ...(isRemoving && { isRemoving }),
  }
  const isStillRefused = refusal !== undefined && text === mine.text && !isSameContent(block, remote)
  return { block: isStillRefused ? { ...block, refusal } : block, isCrossed, lost }
}
