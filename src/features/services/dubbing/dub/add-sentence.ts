import type { Translation } from '#src/contract/block.ts'
import { textBlock } from '#src/features/editor/editor-context.ts'
import { keyBefore, MIN_SEGMENT_S } from './dub-commands.ts'
import { dubDefaultsOf } from './dub-defaults.ts'
import { DubSegment, dubOf } from './dub-segment.ts'
import type { OpenDub } from './open-dub.ts'

/** Usual length of an added sentence, in seconds. */
const ADDED_LENGTH_S = 3
/** A gap from this length, in seconds, is filled up to the next segment. */
const GAP_S = 0.5

const UNSPOKEN_TRANSLATION: Translation = {
  text: '',
  speed: 1,
  may_run_over: false,
  is_stale: false,
  is_simulated: false,
  spoken: null,
  generated: { status: 'none' },
}

function timesAt(at: number, next: number, duration: number) {
  const start = Math.max(0, Math.min(at, duration - MIN_SEGMENT_S))
  const gap = next - start
  const length = gap >= GAP_S && gap <= 2 * ADDED_LENGTH_S ? gap : ADDED_LENGTH_S
  return { start, end: Math.min(duration, start + length) }
}

/**
 * Adds an empty segment that starts at a time, in seconds, for the speaker before it, and puts the caret into it. It
 * costs nothing until it is spoken.
 */
export function addSentence({ editor }: OpenDub, at: number) {
  const { source, outputs = [] } = editor.body.get().dubbing ?? {}
  if (!source) return
  const state = editor.store.getState()
  const { order, blocks, defaults } = state
  const after = keyBefore(state, at)
  const above = dubOf(blocks.get(after ?? ''))
  const below = dubOf(blocks.get(order[after === null ? 0 : order.indexOf(after) + 1] ?? ''))
  const own = new DubSegment({
    ...timesAt(at, below?.start ?? source.duration, source.duration),
    speakerId: (above ?? below)?.speakerId ?? dubDefaultsOf(defaults).speakers[0]?.id ?? null,
    words: [],
    translations: Object.fromEntries(outputs.map(({ language }) => [language, UNSPOKEN_TRANSLATION])),
  })
  const block = textBlock('', { type: 'segment', own })
  editor.run({
    edits: [{ kind: 'insert', after, blocks: [block] }],
    focus: { key: block.key, caret: 0 },
  })
}
