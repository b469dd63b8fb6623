import * as z from 'zod/mini'
import type { Refusals } from '#src/api/api-error.ts'
import type { NewSource } from '#src/contract/chat-bot.ts'
import { SourceKind } from '#src/contract/form-choices.ts'
import type { SavedFile } from '#src/drafts/draft-files.ts'

/** User input for a source of any kind; a change of the kind loses nothing. */
export const SourceDraft = z.object({
  kind: SourceKind,
  text: z.string(),
  question: z.string(),
  answer: z.string(),
  address: z.string(),
})
export type SourceDraft = z.infer<typeof SourceDraft>

export interface SourceForm {
  readonly fields: SourceDraft
  readonly files: readonly SavedFile[]
}

export const emptySource: SourceDraft = { kind: 'text', text: '', question: '', answer: '', address: '' }

const newSourceOf = ({ kind, text, question, answer, address }: SourceDraft): NewSource => {
  if (kind === 'address') return { kind, address: address.trim() }
  return kind === 'question' ? { kind, question: question.trim(), text: answer } : { kind, text }
}

export function sourcesToSend({ fields, files }: SourceForm): { sources: NewSource[]; files: File[] } {
  if (fields.kind !== 'file')
    return { sources: isFilledIn({ fields, files }) ? [newSourceOf(fields)] : [], files: [] }
  return {
    sources: files.map((_, file) => ({ kind: 'file', file })),
    files: files.map(({ file }) => file),
  }
}

export function isFilledIn({
  fields: { kind, text, question, answer, address },
  files,
}: SourceForm): boolean {
  if (kind === 'file') return files.length > 0
  if (kind === 'address') return address.trim() !== ''
  return kind === 'text' ? text.trim() !== '' : question.trim() !== '' || answer.trim() !== ''
}

export const isTouched = ({ fields, files }: SourceForm): boolean =>
  files.length > 0 || JSON.stringify({ ...fields, kind: 'text' }) !== JSON.stringify(emptySource)

const SOURCE_KINDS = ['text', 'question', 'address', 'file'] as const

export function sourceRefusals(refusals: Refusals): Partial<Record<(typeof SOURCE_KINDS)[number], string>> {
  const said = (part: string) =>
    Object.entries(refusals).find(([field]) => new RegExp(`^sources\\.\\d+\\.${part}$`).test(field))?.[1]
  return Object.fromEntries(
    SOURCE_KINDS.flatMap((part) => {
      const message = said(part)
      return message === undefined ? [] : [[part, message]]
    }),
  )
}
