import * as z from 'zod/mini'
import { type Block, Words } from '#src/contract/block.ts'
import { wordsOf } from '#src/rules/word-times.ts'
import type { Segment, SegmentFields } from './segment.ts'

/** Fields of a segment in a saved draft. */
export const segmentDraft = {
  speakerId: z.nullable(z.string()),
  start: z.number(),
  end: z.number(),
  words: z.readonly(Words),
}

function fieldsOf({ text, speaker_id: speakerId = null, start, end, generated }: Block): SegmentFields {
  const from = start ?? 0
  return {
    speakerId,
    start: from,
    end: end ?? from,
    get words() {
      return wordsOf(text, generated)
    },
  }
}

/** Reads segments from the server's blocks and returns the same object for the same block. */
export function segmentsFrom<Own extends Segment>(make: (fields: SegmentFields, block: Block) => Own) {
  const known = new WeakMap<Block, Own>()
  return (block: Block): Own | undefined => {
    if (block.type !== 'segment') return undefined
    const segment = known.get(block) ?? make(fieldsOf(block), block)
    known.set(block, segment)
    return segment
  }
}
