import type { ReactNode } from 'react'
import type { ExportFile } from '#src/contract/runs.ts'
import { saveFile } from '#src/lib/save-file.ts'
import { MEGABYTE } from '#src/rules/limits.ts'
import { FileOnOtherHostError } from './file-on-other-host-error.ts'

export type Downloadable = Pick<ExportFile, 'url' | 'file_name' | 'mime'> & {
  /** Names for the files of an archive, in the order of its parts. */
  readonly names?: PartNames | undefined
}

export type PartNames = ReadonlyArray<string | undefined>

async function renameArchiveFiles(archive: Blob, names: PartNames) {
  const { withNames } = await import('./named-archive.ts')
  return withNames(archive, names)
}

/** Files of this size in bytes and more, such as videos, are not loaded into memory. */
const LARGE_BYTES = 16 * MEGABYTE

async function contentOf(response: Response) {
  if (Number(response.headers.get('Content-Length')) < LARGE_BYTES) return response.blob()
  const { readOntoDisk } = await import('#src/rules/blob-on-disk.ts')
  return readOntoDisk(response)
}

async function fetchFile(address: URL, mime: ExportFile['mime']) {
  const response = await fetch(address, { referrerPolicy: 'no-referrer' })
  const type = response.headers.get('Content-Type') ?? ''
  if (!response.ok || type.startsWith('text/html')) throw new Error(`No file at ${address.pathname}`)
  return new Blob([await contentOf(response)], { type: mime ?? type })
}

/**
 * Fetches an export, or a recording of the customer.
 * @throws FileOnOtherHostError if another host does not return the file, or this host's policy forbids the request.
 * @throws Error if the file is not available.
 */
export async function fetchExport({ url, file_name, mime }: Downloadable): Promise<File> {
  if (!url) throw new Error('The export has no file')
  const address = new URL(url, location.href)
  try {
    if (!/^https?:$/.test(address.protocol)) throw new Error(`No address of a file: ${address.protocol}`)
    const content = await fetchFile(address, mime)
    return new File([content], file_name, { type: content.type })
  } catch (cause) {
    throw address.origin === location.origin ? cause : new FileOnOtherHostError(address, { cause })
  }
}

/** Fetches an export whose archive has the customer's names. @throws as `fetchExport` */
export async function fetchNamed({ names, ...file }: Downloadable): Promise<File> {
  const fetched = await fetchExport(file)
  return names
    ? new File([await renameArchiveFiles(fetched, names)], fetched.name, { type: fetched.type })
    : fetched
}

/** Looks at a fetched file. Returns what the customer should see before it is saved. */
export type InspectFile = (content: Blob, fileName: string) => Promise<ReactNode>

/**
 * Saves an export under its name, unless there are remarks to see first. Every file is fetched first: a plain link
 * would save any response, even a page about an expired file, and a link to another host would leave the app.
 * @throws FileOnOtherHostError if another host does not return the file, or this host's policy forbids the request.
 * @throws Error if the file is not available.
 */
export async function downloadFile(file: Downloadable, inspect?: InspectFile) {
  const content = await fetchNamed(file)
  const remarks = await inspect?.(content, file.file_name)
  if (!remarks) saveFile(file.file_name, content)
  return { content, remarks }
}
