import type { Chapter } from '#src/contract/speech-to-text.ts'
import type { Command, EditorState } from '#src/features/editor/editor-context.ts'
import { type Segment, segmentOf } from '#src/features/segments/segment.ts'
import { newId } from '#src/rules/new-id.ts'
import { chaptersCommand, ROUNDING_S } from './chapters.ts'
import { chaptersOf } from './transcript-defaults.ts'

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
