import * as z from 'zod/mini'
import { Pronunciation } from '#src/contract/block.ts'
import { PRONUNCIATION_MAX, PRONUNCIATIONS_MAX } from '#src/contract/limits.ts'
import { readTable } from '#src/features/tables/read-table.ts'
import { lastingRecord } from '#src/session/customer-record.ts'

/** The customer's own list for all projects that are spoken. */
export const ownPronunciations = lastingRecord('pronunciations', z.array(Pronunciation))

const keyOf = ({ written }: Pronunciation) => written.toLocaleLowerCase()

/** Entries whose words the list does not have. */
export function missingIn(list: readonly Pronunciation[], entries: readonly Pronunciation[]) {
  const known = new Set(list.map(keyOf))
  return entries.filter((entry) => !known.has(keyOf(entry)))
}

/** The list with the entries, which replace those of the same words, and the number of entries without room in it. */
export function listWith(list: readonly Pronunciation[], entries: readonly Pronunciation[]) {
  const whole = [...missingIn(entries, list), ...entries]
  return {
    list: whole.slice(0, PRONUNCIATIONS_MAX),
    overflow: Math.max(0, whole.length - PRONUNCIATIONS_MAX),
  }
}

/** Entries that are not in the list or have another pronunciation there. */
export function differentFrom(list: readonly Pronunciation[], entries: readonly Pronunciation[]) {
  const known = new Map(list.map((entry) => [keyOf(entry), entry.said]))
  return entries.filter((entry) => known.get(keyOf(entry)) !== entry.said)
}

const isUsable = ({ written, said }: Pronunciation) =>
  [written, said].every((text) => text !== '' && text.length <= PRONUNCIATION_MAX)

/**
 * Pronunciations of a table with two columns, and the number of its rows that are none.
 * @param names of the columns, in the page's language, which are no entry
 */
export async function pronunciationsIn(text: string, names: readonly [string, string]) {
  const rows = await readTable(text)
  const entries = rows
    .map(([written = '', said = '']) => ({ written: written.trim(), said: said.trim() }))
    .filter(({ written, said }) => written !== names[0] || said !== names[1])
  const usable = entries.filter(isUsable)
  // The last of several entries for the same words counts.
  return {
    entries: [...new Map(usable.map((entry) => [keyOf(entry), entry])).values()],
    skipped: entries.length - usable.length,
  }
}
