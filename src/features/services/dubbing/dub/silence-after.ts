import type { Command, Edit, EditorState } from '#src/features/editor/editor-context.ts'
import { toTheMs } from '#src/rules/to-the-ms.ts'
import { withTimes } from './dub-commands.ts'
import { type DubSegment, dubOf } from './dub-segment.ts'

/** Where the longest of its translations ends if nothing cuts it off; an unspoken segment takes all of its time. */
function soundEnd({ start, end, translations }: DubSegment) {
  const lengths = Object.values(translations).map(({ generated }) => generated.duration ?? 0)
  const longest = Math.max(0, ...lengths)
  return longest > 0 ? start + longest : end
}

/**
 * Leaves at least this silence after each of the segments: the ones below move later, as far as the silences between
 * them do not make up for it. Undefined if the film is too short.
 */
export function leaveSilenceAfter(
  { order, blocks }: EditorState,
  keys: ReadonlySet<string>,
  seconds: number,
  duration: number,
): Command | undefined {
  const edits: Edit[] = []
  let above: { readonly segment: DubSegment; readonly isChosen: boolean } | undefined
  let by = 0
  for (const key of order) {
    const block = blocks.get(key)
    const segment = dubOf(block)
    if (!block || !segment) continue
    const room = above ? segment.start - above.segment.end : 0
    const pushed = Math.max(0, Math.min(by, by - room))
    const wanted = above?.isChosen ? soundEnd(above.segment) + by + seconds - segment.start : 0
    by = toTheMs(Math.max(0, pushed, wanted))
    if (by > 0) {
      const [start, end] = [toTheMs(segment.start + by), toTheMs(segment.end + by)]
      if (end > duration) return undefined
      edits.push({ kind: 'content', key, content: { own: withTimes(segment, block.text, start, end) } })
    }
    above = { segment, isChosen: keys.has(key) }
  }
  return { edits }
}
