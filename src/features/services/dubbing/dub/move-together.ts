import type { Command, Edit, EditorState } from '#src/features/editor/editor-context.ts'
import { toTheMs } from '#src/rules/to-the-ms.ts'
import { withTimes } from './dub-commands.ts'
import { dubOf } from './dub-segment.ts'

/** Moves segments together by a time, in seconds, as far as the film allows. The list follows the times. */
export function moveTogether(
  { order, blocks }: EditorState,
  keys: readonly string[],
  by: number,
  duration: number,
): Command {
  const segments = keys.flatMap((key) => dubOf(blocks.get(key)) ?? [])
  const first = Math.min(...segments.map(({ start }) => start))
  const last = Math.max(...segments.map(({ end }) => end))
  const way = Math.min(Math.max(by, -first), duration - last)
  if (segments.length === 0 || way === 0) return { edits: [] }
  const starts = new Map<string, number>()
  const edits = keys.flatMap((key): Edit[] => {
    const block = blocks.get(key)
    const segment = dubOf(block)
    if (!block || !segment) return []
    const start = toTheMs(segment.start + way)
    starts.set(key, start)
    return [
      {
        kind: 'content',
        key,
        content: { own: withTimes(segment, block.text, start, toTheMs(segment.end + way)) },
      },
    ]
  })
  const startOf = (key: string) => starts.get(key) ?? dubOf(blocks.get(key))?.start ?? 0
  const sorted = order.toSorted((a, b) => startOf(a) - startOf(b))
  if (sorted.every((key, index) => key === order[index])) return { edits }
  const moves = sorted.map((key, index): Edit => ({ kind: 'move', key, after: sorted[index - 1] ?? null }))
  return { edits: [...edits, ...moves] }
}
