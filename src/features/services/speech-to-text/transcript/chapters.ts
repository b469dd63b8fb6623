import type { Chapter } from '#src/contract/speech-to-text.ts'
import type { Command, EditorBlock, EditorState } from '#src/features/editor/editor-context.ts'
import { type Segment, segmentOf } from '#src/features/segments/segment.ts'
import { newId } from '#src/rules/new-id.ts'
import { chaptersOf, speakersOf, TranscriptDefaults } from './transcript-defaults.ts'

/** Tolerance in seconds for a segment that ends after the start of a chapter, because servers round. */
const ROUNDING_S = 0.01

function chaptersCommand({ defaults }: EditorState, chapters: readonly Chapter[]): Command {
  return {
    edits: [{ kind: 'defaults', values: { own: new TranscriptDefaults(speakersOf(defaults), chapters) } }],
  }
}

/** Moment of a chapter that starts with a segment. */
export const chapterStart = (segment: Segment, above: Segment | undefined) =>
  // If two people speak at once, the segment above may end later than this one.
  Math.max(segment.start, Math.min(above?.end ?? 0, segment.end - 2 * ROUNDING_S))

export const addChapters = (state: EditorState, chapters: readonly Chapter[]): Command =>
  chaptersCommand(state, [...(chaptersOf(state.defaults) ?? []), ...chapters])

/** Adds a chapter at a segment; undefined if the segment is gone or the server does not support chapters. */
export function addChapter(state: EditorState, key: string, title: string) {
  const segment = segmentOf(state.blocks.get(key))
  if (!segment || !chaptersOf(state.defaults)) return undefined
  const above = segmentOf(state.blocks.get(state.order[state.order.indexOf(key) - 1] ?? ''))
  const chapter = { id: newId(), start: chapterStart(segment, above), title }
  return { id: chapter.id, command: addChapters(state, [chapter]) }
}

/** Renames a chapter; an empty title removes it. */
export function renameChapter(state: EditorState, id: string, title: string): Command {
  const chapters = chaptersOf(state.defaults) ?? []
  if (chapters.find((one) => one.id === id)?.title === title) return { edits: [] }
  if (title === '') return removeChapter(state, id)
  return chaptersCommand(
    state,
    chapters.map((one) => (one.id === id ? { ...one, title } : one)),
  )
}

export const removeChapter = (state: EditorState, id: string): Command =>
  chaptersCommand(
    state,
    (chaptersOf(state.defaults) ?? []).filter((one) => one.id !== id),
  )

/**
 * Chapters that start with a segment: after the end of the segment above and before its own end. So a chapter keeps
 * its moment when segments are merged, split or removed.
 */
export function chaptersAt(
  chapters: readonly Chapter[],
  above: EditorBlock | undefined,
  block: EditorBlock,
): readonly Chapter[] {
  if (chapters.length === 0) return chapters
  const from = segmentOf(above)?.end ?? 0
  const end = segmentOf(block)?.end ?? 0
  const isBehind = (start: number) => above === undefined || start + ROUNDING_S >= from
  return chapters.filter(({ start }) => isBehind(start) && start + ROUNDING_S < end)
}
