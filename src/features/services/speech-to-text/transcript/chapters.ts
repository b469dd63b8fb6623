import type { Chapter } from '#src/contract/speech-to-text.ts'
import type { Command, EditorBlock, EditorState } from '#src/features/editor/editor-context.ts'
import { segmentOf } from '#src/features/segments/segment.ts'
import { chaptersOf, speakersOf, TranscriptDefaults } from './transcript-defaults.ts'

/** Tolerance in seconds for a segment that ends after the start of a chapter, because servers round. */
export const ROUNDING_S = 0.01

export function chaptersCommand({ defaults }: EditorState, chapters: readonly Chapter[]): Command {
  return {
    edits: [{ kind: 'defaults', values: { own: new TranscriptDefaults(speakersOf(defaults), chapters) } }],
  }
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
