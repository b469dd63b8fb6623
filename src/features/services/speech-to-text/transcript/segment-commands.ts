import { wordRanges } from '#src/audio/word-ranges.ts'
import { BLOCK_TEXT_MAX } from '#src/contract/limits.ts'
import type { Speaker } from '#src/contract/speech-to-text.ts'
import type { Command, Edit, EditorBlock, EditorState } from '#src/features/editor/editor-context.ts'
import { SEGMENT_MAX_WORDS } from '#src/rules/limits.ts'
import { type Segment, segmentOf } from './segment.ts'
import { chaptersOf, speakersOf, TranscriptDefaults } from './transcript-defaults.ts'

const nothing: Command = { edits: [] }

/** Where words are unknown, the time of a place in the text by its share of the text. */
const timeAt = (text: string, { start, end }: Segment, caret: number) =>
  start + ((end - start) * caret) / Math.max(1, text.length)

function divide(text: string, segment: Segment, caret: number): [Segment, Segment] {
  const ranges = wordRanges(text, segment.words)
  const before = ranges.filter(({ start }) => start < caret).length
  const [head, tail] = [segment.words.slice(0, before), segment.words.slice(before)]
  const end = head.at(-1)?.end ?? timeAt(text, segment, caret)
  const start = Math.max(end, tail[0]?.start ?? end)
  return [
    segment.with({ end, words: head }),
    segment.with({ start: Math.min(start, segment.end), words: tail }),
  ]
}

/**
 * What stands before the caret and what stands behind it, as two segments. A word is not divided: it goes where it
 * begins. Undefined where one of them would be empty.
 */
export function splitSegment(block: EditorBlock, caret: number) {
  const segment = segmentOf(block)
  if (!segment) return undefined
  const wordStart = block.text.slice(0, caret).search(/\S+$/)
  const isInWord = wordStart !== -1 && /^\S/.test(block.text.slice(caret))
  const at = isInWord ? wordStart : caret
  const [above, below] = [block.text.slice(0, at).trimEnd(), block.text.slice(at).trimStart()]
  if (above === '' || below === '') return undefined
  const [first, second] = divide(block.text, segment, at)
  return { above: { text: above, own: first }, below: { text: below, own: second } }
}

/** A segment behind the one above, whose speaker keeps the word. Undefined where that would be too much for one. */
export function mergeSegments(above: EditorBlock, block: EditorBlock, text: string) {
  const [first, second] = [segmentOf(above), segmentOf(block)]
  if (!first || !second) return undefined
  const words = [...first.words, ...second.words]
  if (words.length > SEGMENT_MAX_WORDS || text.length > BLOCK_TEXT_MAX) return undefined
  return { text, own: first.with({ end: Math.max(first.end, second.end), words }) }
}

function assignEdits(state: EditorState, keys: readonly string[], speakerId: string): Edit[] {
  return keys.flatMap((key) => {
    const segment = segmentOf(state.blocks.get(key))
    if (!segment || segment.speakerId === speakerId) return []
    return [{ kind: 'content', key, content: { own: segment.with({ speakerId }) } }]
  })
}

export const assignSpeaker = (state: EditorState, keys: readonly string[], speakerId: string): Command => ({
  edits: assignEdits(state, keys, speakerId),
})

const speakersEdit = ({ defaults }: EditorState, speakers: readonly Speaker[]): Edit => ({
  kind: 'defaults',
  values: { own: new TranscriptDefaults(speakers, chaptersOf(defaults)) },
})

export function addSpeaker(state: EditorState, name: string, keys: readonly string[] = []): Command {
  const id = crypto.randomUUID()
  return {
    edits: [
      speakersEdit(state, [...speakersOf(state.defaults), { id, name }]),
      ...assignEdits(state, keys, id),
    ],
  }
}

export function renameSpeaker(state: EditorState, speakerId: string, name: string): Command {
  const speakers = speakersOf(state.defaults)
  if (speakers.some((one) => one.id === speakerId && one.name === name)) return nothing
  return {
    edits: [
      speakersEdit(
        state,
        speakers.map((one) => (one.id === speakerId ? { ...one, name } : one)),
      ),
    ],
  }
}

export const segmentsOf = (state: EditorState, speakerId: string | null) =>
  state.order.filter((key) => segmentOf(state.blocks.get(key))?.speakerId === speakerId)

export function mergeSpeakers(state: EditorState, from: string, into: string): Command {
  if (from === into) return nothing
  return {
    edits: [
      ...assignEdits(state, segmentsOf(state, from), into),
      speakersEdit(
        state,
        speakersOf(state.defaults).filter(({ id }) => id !== from),
      ),
    ],
  }
}
