import { attribute, type MarkupTag } from './docx-markup.ts'

/** Fields that list places of the document with their page numbers, or describe its file: not text of the author. */
export const UNSPOKEN_FIELD = /^\s*(?:TOC|INDEX|TOA|PAGE|FILENAME|FILESIZE|TEMPLATE|EDITTIME|REVNUM)\b/i
export const PAGE_NUMBER = /^\s*PAGE\b/i

/** A field of Word, whose result is stored behind its code. */
export interface Field {
  code: string
  /** Its code or its result is being read. */
  part: 'code' | 'result'
  /** Entries of a list of a form, which shows one of them without storing it as text. */
  choices: string[]
  chosen: number | undefined
  /** Length of the text before it. */
  start: number
}

/** @param start length of the text before it */
export const newField = (start: number): Field => ({
  code: '',
  part: 'code',
  choices: [],
  chosen: undefined,
  start,
})

/** Takes an entry of a list of a form, or the number of the chosen one. */
export function markChoice(field: Field | undefined, tag: MarkupTag): void {
  const value = attribute(tag, 'val') ?? ''
  if (!field) return
  if (tag.name === 'listEntry') field.choices.push(value)
  else if (tag.name === 'result') field.chosen = Number(value)
  else if (tag.name === 'default') field.chosen ??= Number(value)
}

/** The entry that a list of a form shows; empty for other fields. */
export const chosenEntry = ({ choices, chosen = 0 }: Field): string => choices[chosen] ?? ''
