import * as z from 'zod/mini'
import { Box, RecognitionOptions, Rotation, type WantedPage } from '#src/contract/detect-text.ts'
import type { KeptFile } from '#src/drafts/draft-files.ts'
import type { Check } from './check-document.ts'

/** A file in its place among those to be sent. */
export interface ChosenDocument {
  readonly id: string
  readonly file: File
  readonly rotation: Rotation
  /** The part of the picture, as the file has it, that is kept; `null` for all of it. */
  readonly crop: Box | null
  readonly check: Check
}

const KeptDocuments = z.object({
  title: z.string(),
  ...RecognitionOptions.shape,
  documents: z.array(z.object({ id: z.string(), rotation: Rotation, crop: z.nullable(Box) })),
})
export type KeptDocuments = z.infer<typeof KeptDocuments>

export const documentsDraft = { name: 'documents', version: 2, schema: KeptDocuments }

const checking: Check = { kind: 'checking' }

export const chosen = (file: File): ChosenDocument => ({
  id: crypto.randomUUID(),
  file,
  rotation: 0,
  crop: null,
  check: checking,
})

/** What was left, in its order; a file that was too large to be kept is gone. */
export const restored = ({ documents }: KeptDocuments, files: readonly KeptFile[]): ChosenDocument[] =>
  documents.flatMap(({ id, ...place }) => {
    const file = files.find((kept) => kept.id === id)?.file
    return file ? [{ id, file, ...place, check: checking }] : []
  })

/** The documents with one of them before that of the index `before`; their number means behind all. */
export function moved(documents: readonly ChosenDocument[], id: string, before: number): ChosenDocument[] {
  const from = documents.findIndex((one) => one.id === id)
  const document = documents[from]
  if (!document) return [...documents]
  return documents.toSpliced(from, 1).toSpliced(before > from ? before - 1 : before, 0, document)
}

export const isSendable = ({ check }: ChosenDocument) => check.kind === 'ready'

/** Pages of all that can be sent; `isWhole` where every file says how many it has. */
export function countOf(documents: readonly ChosenDocument[]) {
  const sum = { pages: 0, unread: 0, isWhole: true }
  for (const { check } of documents) {
    if (check.kind !== 'ready') continue
    sum.pages += check.count?.pages ?? 0
    sum.unread += check.count?.unread ?? 0
    sum.isWhole &&= check.count !== undefined
  }
  return sum
}

export const wantedPages = (documents: readonly ChosenDocument[]): WantedPage[] =>
  documents.map(({ rotation, crop }, file) => ({ file, rotation, crop }))
