import { useMemo, useSyncExternalStore } from 'react'
import { onCustomerStorageChange } from '#src/session/customer-storage.ts'
import type { Edit } from './core/document/edit.ts'
import type { EditorState } from './core/document/editor-state.ts'
import { findMatches, type Match, replacementFor, replacePlaces } from './core/document/find-matches.ts'
import { type Correction, correctionRecord } from './correction-record.ts'

export type { WordMode } from './core/document/find-matches.ts'
export type { Correction } from './correction-record.ts'

/** Corrections on the list. */
export const CORRECTIONS_MAX = 500
/** Characters of either side. */
export const CORRECTION_MAX = 200

/** As text, so that the value stays the same until it changes. */
const read = () => JSON.stringify(correctionRecord.read() ?? [])

export const isSameCorrection = (a: Correction, b: Correction) =>
  a.from === b.from && a.to === b.to && a.matchCase === b.matchCase && a.words === b.words

/** The customer's list, kept in this browser. */
export function useCorrections() {
  const stored = useSyncExternalStore(onCustomerStorageChange, read, read)
  const list = useMemo((): readonly Correction[] => JSON.parse(stored), [stored])
  return {
    list,
    add: (correction: Correction) =>
      correctionRecord.keep(
        [correction, ...list.filter(({ from }) => from !== correction.from)].slice(0, CORRECTIONS_MAX),
      ),
    remove: (correction: Correction) =>
      correctionRecord.keep(list.filter((one) => !isSameCorrection(one, correction))),
    replaceAll: (corrections: readonly Correction[]) => correctionRecord.keep([...corrections]),
  }
}

/** A match of a correction, and the text that it becomes. */
export interface CorrectedPlace extends Match {
  readonly replacement: string
}

/** Whether the text has the right form already, of which the match may be a part. */
function isRight(text: string, { start, end }: Match, replacement: string): boolean {
  const before = replacement.indexOf(text.slice(start, end))
  return before !== -1 && text.slice(start - before).startsWith(replacement)
}

/** Places of the list in a project. Of two that overlap, the correction higher up on the list applies. */
export function correctedPlaces(
  state: EditorState,
  list: readonly Correction[],
  language: string | undefined,
): CorrectedPlace[] {
  const taken = new Map<string, CorrectedPlace[]>()
  for (const { from, to, matchCase, words } of list) {
    for (const match of findMatches(state, from, { matchCase, words, languageOf: () => language })) {
      const replacement = replacementFor(match, to)
      const own = taken.get(match.key) ?? []
      const isTaken = own.some(({ start, end }) => match.start < end && start < match.end)
      if (isTaken || isRight(state.blocks.get(match.key)?.text ?? '', match, replacement)) continue
      taken.set(match.key, [...own, { ...match, replacement }])
    }
  }
  return state.order.flatMap((key) => (taken.get(key) ?? []).sort((a, b) => a.start - b.start))
}

export function correctionEdits({ blocks }: EditorState, places: readonly CorrectedPlace[]): Edit[] {
  return [...Map.groupBy(places, ({ key }) => key)].map(([key, own]) => ({
    kind: 'content',
    key,
    content: { text: replacePlaces(blocks.get(key)?.text ?? '', own) },
  }))
}
