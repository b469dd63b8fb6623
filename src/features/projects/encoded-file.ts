import { fileKind } from '#src/rules/file-kind.ts'
import { endingOf } from '#src/rules/file-name.ts'
import { plainTextIn, readPlainText } from '#src/rules/plain-text.ts'
import type { TextEncoding } from '#src/rules/text-encodings.ts'

/** How a text file is read, with its first words, which show whether that is right. */
export interface ReadEncoding {
  readonly encoding: TextEncoding
  readonly sample: string
}

interface Origin {
  readonly file: File
  readonly encoding: TextEncoding
}

const TEXT_ENDINGS: readonly string[] = ['txt', 'md', 'csv', 'tsv']
const SAMPLE_LENGTH = 60

/** The file as it was chosen, keyed by the one in UTF-8 that was made of it. */
const origins = new WeakMap<File, Origin>()

const bytesOf = async (file: Blob) => new Uint8Array(await file.arrayBuffer())

/** The first line with letters outside ASCII: the others look the same in every encoding. */
function sampleOf(text: string): string {
  const lines = text.split(/[\r\n]+/)
  const line = (lines.find((each) => /[^\0-\x7f]/.test(each)) ?? '').replace(/\s+/g, ' ').trim()
  return line.length > SAMPLE_LENGTH ? `${line.slice(0, SAMPLE_LENGTH).trimEnd()}…` : line
}

/** Undefined for a file that is no plain text, and for one in UTF-8 without a fault: there is nothing to choose. */
export async function encodingOf(file: File, language: string): Promise<ReadEncoding | undefined> {
  if (!TEXT_ENDINGS.includes(endingOf(file.name))) return undefined
  const bytes = await bytesOf(file)
  if (fileKind(bytes) !== undefined) return undefined
  const read = readPlainText(bytes, language)
  const chosen = origins.get(file)?.encoding
  if (!read || (!chosen && read.encoding === 'utf-8' && !read.text.includes('\ufffd'))) return undefined
  return { encoding: chosen ?? read.encoding, sample: sampleOf(read.text) }
}

/** The same file in UTF-8, its letters read in the encoding that the customer chose. */
export async function readAs(file: File, encoding: TextEncoding): Promise<File> {
  const from = origins.get(file)?.file ?? file
  const { name, type, lastModified } = from
  const read = new File([plainTextIn(await bytesOf(from), encoding)], name, { type, lastModified })
  origins.set(read, { file: from, encoding })
  return read
}
