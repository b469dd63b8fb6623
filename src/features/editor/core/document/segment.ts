import type { Block, Word } from '#src/contract/block.ts'
import type { Speaker } from '#src/contract/transcript.ts'

/** Where a block of a transcript stands in the recording, who speaks, and its words in order. */
export interface Segment {
  readonly speakerId: string | null
  /** Seconds from the start of the recording. */
  readonly start: number
  readonly end: number
  readonly words: readonly Word[]
}

/** Servers round times; what is nearer than this is the same, in seconds. */
const SAME_S = 0.0015

const known = new WeakMap<Block, Segment>()

/** The segment of a block; undefined for blocks that are none. The same block gives the same object. */
export function segmentFromServer(block: Block): Segment | undefined {
  if (block.type !== 'segment') return undefined
  const found = known.get(block)
  if (found) return found
  const segment: Segment = {
    speakerId: block.speaker_id ?? null,
    start: block.start ?? 0,
    end: block.end ?? block.start ?? 0,
    words: block.generated.words ?? [],
  }
  known.set(block, segment)
  return segment
}

const isNear = (a: number, b: number) => Math.abs(a - b) < SAME_S

/** Whether both stand at the same place with the same words; who speaks is another matter. */
export function isSamePlace(a: Segment | undefined, b: Segment | undefined): boolean {
  if (a === b) return true
  if (!a || !b || !isNear(a.start, b.start) || !isNear(a.end, b.end)) return false
  if (a.words === b.words) return true
  return (
    a.words.length === b.words.length &&
    a.words.every((word, index) => {
      const other = b.words[index]
      return other?.text === word.text && isNear(word.start, other.start) && isNear(word.end, other.end)
    })
  )
}

export const isSameSegment = (a: Segment | undefined, b: Segment | undefined) =>
  a === b || (a?.speakerId === b?.speakerId && isSamePlace(a, b))

/** This tab's side wins where this tab changed it: who speaks, and place with words, each for itself. */
export function mergeSegment(
  mine: Segment | undefined,
  was: Segment | undefined,
  theirs: Segment | undefined,
): Segment | undefined {
  if (!mine || !was || !theirs) return mine ?? theirs
  const place = isSamePlace(mine, was) ? theirs : mine
  const speakerId = mine.speakerId === was.speakerId ? theirs.speakerId : mine.speakerId
  return place.speakerId === speakerId ? place : { ...place, speakerId }
}

export const isSameSpeakers = (a: readonly Speaker[] = [], b: readonly Speaker[] = []) =>
  a === b ||
  (a.length === b.length && a.every(({ id, name }, index) => b[index]?.id === id && b[index].name === name))

/** A segment as calls carry it. */
export function segmentBody(segment: Segment | undefined) {
  if (!segment) return {}
  const { speakerId, start, end, words } = segment
  return { speaker_id: speakerId, start, end, words: [...words] }
}
