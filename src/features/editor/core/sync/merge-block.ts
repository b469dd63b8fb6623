import type { Block } from '#src/contract/block.ts'
import {
  type BlockContent,
  blockFromServer,
  type EditorBlock,
  isSameContent,
  isSameSettings,
  keepWhole,
} from '../document/editor-block.ts'
import { mergeTexts } from '../document/merge-texts.ts'
import type { ContentKind } from '../document/own-content.ts'

interface MergedBlock {
  readonly block: EditorBlock
  readonly isCrossed: boolean
  /** The server's text, if the merge would lose it. */
  readonly lost: string | undefined
}

const isBlank = (text: string) => text.trim() === ''

/** In a conflict this tab's text stays, unless it is empty. */
function mergeText(mine: string, was: string, theirs: string) {
  const merged = mergeTexts(was, mine, theirs)
  if (merged !== undefined) return { text: merged, isCrossed: false, lost: undefined }
  if (isBlank(theirs)) return { text: mine, isCrossed: false, lost: undefined }
  if (isBlank(mine)) return { text: theirs, isCrossed: true, lost: undefined }
  return { text: mine, isCrossed: true, lost: theirs }
}

function mergeOwnContent(mine: EditorBlock, was: BlockContent, remote: EditorBlock, text: string) {
  const texts = { mine: mine.text, theirs: remote.text, merged: text }
  if (mine.own) return mine.own.merge({ was: was.own, theirs: remote.own, texts })
  return text === remote.text ? remote.own : remote.own?.withText(text)
}

export const pick = <Value>(
  mine: Value,
  was: Value,
  theirs: Value,
  isSame: (a: Value, b: Value) => boolean = Object.is,
) => (isSame(mine, was) ? theirs : mine)

/**
 * Merges one block. This tab's fields win only if this tab changed them. Without a common base the whole
 * local block wins: the server got it by a call whose response was lost.
 */
export function mergeBlock(
  mine: EditorBlock,
  was: BlockContent | undefined,
  theirs: Block,
  kind: ContentKind,
): MergedBlock {
  const remote = blockFromServer(theirs, kind, mine.key)
  const { isRemoving, refusal } = mine
  const base = was ?? remote
  const { text, isCrossed, lost } = mergeText(mine.text, was?.text ?? '', remote.text)
  const own = mergeOwnContent(mine, base, remote, text)
  const block: EditorBlock = {
    ...remote,
    generated: keepWhole(mine.generated, remote.generated),
    clientId: theirs.client_id ?? mine.clientId,
    text,
    voiceId: pick(mine.voiceId, base.voiceId, remote.voiceId),
    settings: pick(mine.settings, base.settings, remote.settings, isSameSettings),
    ...(own && { own }),
    ...(isRemoving && { isRemoving }),
  }
  const isStillRefused = refusal !== undefined && text === mine.text && !isSameContent(block, remote)
  return { block: isStillRefused ? { ...block, refusal } : block, isCrossed, lost }
}
