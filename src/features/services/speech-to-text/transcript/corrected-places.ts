import type { Correction } from '#src/features/corrections/correction-record.ts'
import { blocksOf, type Edit, type EditorState } from '#src/features/editor/editor-context.ts'
import { type Place, replacementFor, replacePlaces, searchFor } from '#src/lib/find-text.ts'

/** A match of a correction in the text of a segment, and the text that it becomes. */
export interface CorrectedPlace extends Place {
  readonly key: string
  readonly replacement: string
}

/** Whether the text has the right form already, of which the match may be a part. */
function isRight(text: string, { start, end }: Place, replacement: string): boolean {
  const before = replacement.indexOf(text.slice(start, end))
  return before !== -1 && text.slice(start - before).startsWith(replacement)
}

/** Places of the list in a project. Of two that overlap, the correction higher up on the list applies. */
export function correctedPlaces(
  state: EditorState,
  list: readonly Correction[],
  language: string | undefined,
): CorrectedPlace[] {
  const searches = list
    .filter(({ from }) => from !== '')
    .map(({ from, to, ...options }) => ({ to, search: searchFor(from, language, options) }))
  return blocksOf(state).flatMap(({ key, text }) => {
    const own: CorrectedPlace[] = []
    for (const { to, search } of searches) {
      for (const place of search(text)) {
        const replacement = replacementFor(place, to)
        const isTaken = own.some(({ start, end }) => place.start < end && start < place.end)
        if (!isTaken && !isRight(text, place, replacement)) own.push({ ...place, key, replacement })
      }
    }
    return own.sort((a, b) => a.start - b.start)
  })
}

export function correctionEdits({ blocks }: EditorState, places: readonly CorrectedPlace[]): Edit[] {
  return [...Map.groupBy(places, ({ key }) => key)].map(([key, own]) => ({
    kind: 'content',
    key,
    content: { text: replacePlaces(blocks.get(key)?.text ?? '', own) },
  }))
}
