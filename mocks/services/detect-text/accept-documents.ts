import { type OpenedPage, UnreadableDocument } from '#mocks/engines/pages/page-engine.ts'
import type { EarlyContextOf } from '#mocks/features/service.ts'
import { fieldRefusal } from '#mocks/http/refusal.ts'
import type { PageContent } from '#mocks/kernel/rows/detect-text-rows.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'
import type { MessageKey, MessageParams } from '#mocks/messages/catalogue.ts'
import type { WantedPage } from '#src/contract/detect-text.ts'
import { MAX_PAGES } from '#src/contract/form-choices.ts'
import { PICTURE_MAX_MEGAPIXELS } from '#src/contract/limits.ts'
import { foreignPicture } from '#src/rules/foreign-pictures.ts'
import { MEGABYTE } from '#src/rules/limits.ts'
import { keepsTextLayer } from '#src/rules/text-layer.ts'
import { croppedSize } from './page-size.ts'

type Context = Pick<EarlyContextOf<'initProject'>, 'db' | 'body' | 'engines'>

/** A page as sent; its picture is named after its block. */
export type SentPage = Omit<PageContent, 'image'>

interface OpenedFile {
  file: File
  key: string
  pages: OpenedPage[]
}

const refuseFiles = (key: MessageKey, params?: MessageParams) => fieldRefusal('files', key, params)

const faultKeys = {
  empty: 'document_empty',
  unreadable: 'document_unreadable',
  password: 'document_password',
  heic: 'document_heic',
  svg: 'document_svg',
  type: 'document_type',
  pixels: 'document_pixels',
  unpacked: 'document_unpacked',
  intricate: 'document_intricate',
  adobe_only: 'document_adobe_only',
} as const

async function openFile({ db, engines }: Context, file: File): Promise<OpenedFile> {
  const { max_file_mb: limit = Number.POSITIVE_INFINITY, extensions = [] } = db.services.first({
    slug: 'detect-text',
  })?.limits ?? { extensions: [] }
  const { name } = file
  if (file.size > limit * MEGABYTE) throw refuseFiles('document_too_large', { name, limit })
  const pages = await engines.pages.open(file).catch(async (error: unknown) => {
    if (!(error instanceof UnreadableDocument)) throw error
    const kind = error.fault === 'type' ? await foreignPicture(file) : undefined
    if (kind !== undefined) throw refuseFiles('document_foreign', { name, kind })
    const list = extensions.map((ending) => ending.toUpperCase()).join(', ')
    throw refuseFiles(faultKeys[error.fault], { name, list, megapixels: PICTURE_MAX_MEGAPIXELS })
  })
  return { file, key: `document-${crypto.randomUUID()}`, pages }
}

function sentPage(
  { file, key, pages }: OpenedFile,
  number: number,
  { rotation, crop = null }: WantedPage,
): SentPage {
  const page = pages[number - 1]
  if (!page) throw refuseFiles('document_page_missing', { name: file.name, number })
  const lines = keepsTextLayer({ rotation, crop }) ? page.lines : null
  return {
    file: key,
    number,
    rotation,
    crop,
    ...croppedSize(page, rotation, crop),
    source: lines ? 'text_layer' : 'recognised',
    languages: [],
    lines: lines ?? [],
  }
}

function sentPages(documents: readonly OpenedFile[], wanted: WantedPage): SentPage[] {
  const document = documents[wanted.file]
  if (!document) throw fieldRefusal('pages', 'documents_missing')
  const numbers = wanted.number === undefined ? document.pages.map((_, index) => index + 1) : [wanted.number]
  return numbers.map((number) => sentPage(document, number, wanted))
}

interface AcceptedDocuments {
  pages: SentPage[]
  saveFiles(tx: Transaction): void
}

/** Opens the uploaded files. @throws Refusal 422 under `files` or `pages` */
export async function acceptDocuments(context: Context): Promise<AcceptedDocuments> {
  const { body } = context
  const { files = [] } = body
  if (files.length === 0) throw refuseFiles('document_needed')
  const documents: OpenedFile[] = []
  for (const file of files) {
    documents.push(await openFile(context, file as File))
  }
  const wanted = body.pages ?? documents.map((_, file): WantedPage => ({ file, rotation: 0 }))
  const pages = wanted.flatMap((each) => sentPages(documents, each))
  if (pages.length === 0) throw refuseFiles('document_needed')
  if (pages.length > MAX_PAGES) throw refuseFiles('too_many_pages', { limit: MAX_PAGES, count: pages.length })
  const used = new Set(pages.map(({ file }) => file))
  return {
    pages,
    saveFiles(tx) {
      for (const { key, file } of documents) {
        if (used.has(key)) tx.files.put({ key, content: file, mime: file.type, name: file.name })
      }
    },
  }
}
