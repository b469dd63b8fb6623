import { askWorker } from '#src/lib/ask-worker.ts'
import { parseSeparately, scriptUrl } from '#src/lib/trusted-types.ts'
import { entryName } from '#src/rules/entry-name.ts'
import { MEGABYTE, PICTURE_MAX_BYTES } from '#src/rules/limits.ts'
import { markupText } from '#src/rules/markup-text.ts'
import { isTooManyPixels } from '#src/rules/picture-size.ts'
import { acceptedPicture } from '#src/rules/picture-type.ts'
import type { EntryJob } from './entry-worker.ts'
import workerUrl from './entry-worker.ts?worker&url'

/** Metadata of an EPUB; fields are empty if the book lacks them. */
export interface EpubFront {
  readonly title: string
  readonly author: string
  /** Two-letter code. */
  readonly language: string
  readonly cover: Blob | undefined
}

const CONTAINER = 'META-INF/container.xml'
const MAX_XML_BYTES = 2 * MEGABYTE

const startWorker = () => new Worker(scriptUrl(workerUrl), { type: 'module', name: 'avaz-epub' })

const unpackEntry = async (message: EntryJob, signal: AbortSignal) =>
  (await askWorker(startWorker, { message, signal })) as Uint8Array<ArrayBuffer> | undefined

async function xmlIn(file: Blob, name: string, signal: AbortSignal): Promise<Document | undefined> {
  const bytes = await unpackEntry({ file, name, mostBytes: MAX_XML_BYTES }, signal)
  return bytes && parseSeparately(markupText(bytes), 'application/xml')
}

const elementsNamed = (xml: Document, name: string) => [...xml.getElementsByTagNameNS('*', name)]

function coverHref(opf: Document): string | null | undefined {
  const items = elementsNamed(opf, 'item')
  const id = elementsNamed(opf, 'meta')
    .find((meta) => meta.getAttribute('name') === 'cover')
    ?.getAttribute('content')
  const item =
    items.find((each) => each.getAttribute('properties')?.split(' ').includes('cover-image')) ??
    items.find((each) => id && each.getAttribute('id') === id)
  return item?.getAttribute('href')
}

async function coverOf(file: Blob, name: string, signal: AbortSignal): Promise<Blob | undefined> {
  const bytes = await unpackEntry({ file, name, mostBytes: PICTURE_MAX_BYTES }, signal)
  const picture = bytes && new Blob([bytes])
  if (picture && (await isTooManyPixels(picture))) return undefined
  const type = picture && (await acceptedPicture(picture))
  return type && new Blob([bytes], { type: type.mime })
}

/**
 * Metadata of an EPUB; undefined for any other file, which the server checks.
 * @throws WorkerFailedError; the signal's reason
 */
export async function readEpubFront(file: Blob, signal: AbortSignal): Promise<EpubFront | undefined> {
  const container = await xmlIn(file, CONTAINER, signal)
  const path = container && elementsNamed(container, 'rootfile')[0]?.getAttribute('full-path')
  const opf = path ? await xmlIn(file, path, signal) : undefined
  if (!path || !opf) return undefined
  const said = (name: string) => elementsNamed(opf, name)[0]?.textContent.replace(/\s+/g, ' ').trim() ?? ''
  const cover = entryName(path, coverHref(opf) ?? '')
  return {
    title: said('title'),
    author: said('creator'),
    language: said('language').slice(0, 2).toLowerCase(),
    cover: cover === '' ? undefined : await coverOf(file, cover, signal),
  }
}
