import * as z from 'zod/mini'
import type { WantedPage } from '#src/contract/detect-text.ts'
import { Box } from '#src/contract/form-choices.ts'
import { RecognitionOptions, Rotation } from '#src/contract/generate-body.ts'
import type { SavedFile } from '#src/drafts/draft-files.ts'
import { newId } from '#src/rules/new-id.ts'
import { keepsTextLayer } from '#src/rules/text-layer.ts'
import { type Check, checkedPage } from './document-check.ts'

export interface ChosenDocument {
  readonly id: string
  readonly fileId: string
  readonly file: File
  /** Starts at 1; undefined for all pages of the file. */
  readonly number?: number | undefined
  readonly rotation: Rotation
  /** The part of the picture to keep, in the file's orientation; `null` for all of it. */
  readonly crop: Box | null
  readonly check: Check
}

const DocumentsDraft = z.object({
  title: z.string(),
  ...RecognitionOptions.shape,
  documents: z.array(
    z.object({
      id: z.string(),
      /** Id of its file, if that is shown as separate pages. */
      fileId: z.optional(z.string()),
      number: z.optional(z.int()),
      rotation: Rotation,
      crop: z.nullable(Box),
    }),
  ),
})
export type DocumentsDraft = z.infer<typeof DocumentsDraft>

export const documentsDraft = { name: 'documents', version: 2, schema: DocumentsDraft } as const

const CHECKING: Check = { kind: 'checking' }

export function newDocument(file: File): ChosenDocument {
  const id = newId()
  return { id, fileId: id, file, rotation: 0, crop: null, check: CHECKING }
}

export const savedPlaces = (documents: readonly ChosenDocument[]): DocumentsDraft['documents'] =>
  documents.map(({ id, fileId, number, rotation, crop }) => ({
    ...{ id, fileId, rotation, crop },
    ...(number !== undefined && { number }),
  }))

export const filesOf = (documents: readonly ChosenDocument[]): SavedFile[] => [
  ...new Map(documents.map(({ fileId, file }) => [fileId, { id: fileId, file }])).values(),
]

export const withCheck = (documents: readonly ChosenDocument[], fileId: string, check: Check) =>
  documents.map((one) => (one.fileId === fileId ? { ...one, check: checkOfPage(check, one.number) } : one))

function checkOfPage(check: Check, number: number | undefined): Check {
  if (check.kind !== 'ready' || number === undefined) return check
  const page = check.pages?.[number - 1]
  return page ? checkedPage(page) : check
}

export const separatePages = (documents: readonly ChosenDocument[], id: string): ChosenDocument[] =>
  documents.flatMap((one) => {
    const pages = one.id === id && one.check.kind === 'ready' ? one.check.pages : undefined
    return (
      pages?.map((page, index) => ({
        ...one,
        id: newId(),
        number: index + 1,
        check: checkedPage(page),
      })) ?? one
    )
  })

/** The saved documents in order, without files that were too large to be saved. */
export const restoreDocuments = (
  { documents }: DocumentsDraft,
  files: readonly SavedFile[],
): ChosenDocument[] =>
  documents.flatMap(({ id, fileId = id, ...place }) => {
    const file = files.find((kept) => kept.id === fileId)?.file
    return file ? [{ id, fileId, file, ...place, check: CHECKING }] : []
  })

/** Puts another file in the place of a document; it is checked again. */
export const replaceDocument = (
  documents: readonly ChosenDocument[],
  id: string,
  file: File,
  number: number | undefined,
): ChosenDocument[] =>
  documents.map((one) =>
    one.id === id
      ? {
          ...one,
          file,
          number,
          fileId: documents.find((other) => other.file === file)?.fileId ?? newId(),
          crop: null,
          check: CHECKING,
        }
      : one,
  )

/** Puts another file in the place of one, for all of its pages; they are checked again. */
export function exchangeFile(
  documents: readonly ChosenDocument[],
  fileId: string,
  file: File,
): ChosenDocument[] {
  const id = newId()
  return documents.map((one) => (one.fileId === fileId ? { ...one, file, fileId: id, check: CHECKING } : one))
}

/** Moves a document before the one at the index `before`; the number of documents means the end. */
export function moveDocument(
  documents: readonly ChosenDocument[],
  id: string,
  before: number,
): ChosenDocument[] {
  const from = documents.findIndex((one) => one.id === id)
  const document = documents[from]
  if (!document) return [...documents]
  return documents.toSpliced(from, 1).toSpliced(before > from ? before - 1 : before, 0, document)
}

export const isSendable = ({ check }: ChosenDocument) => check.kind === 'ready'

/** Totals over all documents that can be sent; `isWhole` if the number of pages of every file is known. */
export function countOf(documents: readonly ChosenDocument[]) {
  const sum = { pages: 0, unread: 0, isWhole: true }
  for (const document of documents) {
    const { check } = document
    if (check.kind !== 'ready') continue
    const { pages = 0, unread = 0 } = check.count ?? {}
    sum.pages += pages
    sum.unread += keepsTextLayer(document) ? unread : pages
    sum.isWhole &&= check.count !== undefined
  }
  return sum
}

export function wantedPages(documents: readonly ChosenDocument[]): WantedPage[] {
  const files = filesOf(documents).map(({ id }) => id)
  return documents.map(({ fileId, number, rotation, crop }) => ({
    ...{ file: files.indexOf(fileId), rotation, crop },
    ...(number !== undefined && { number }),
  }))
}
