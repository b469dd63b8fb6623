import { fileKind } from '#src/rules/file-kind.ts'
import { extensionOf } from '#src/rules/file-name.ts'
import { plainTextIn, readPlainText } from '#src/rules/plain-text.ts'
import type { TextEncoding } from '#src/rules/text-encodings.ts'

/** Encoding of a text file, with its first words so that the customer can check it. */
export interface ReadEncoding {
  readonly encoding: TextEncoding
  readonly sample: string
}

interface OriginalFile {
  readonly file: File
  readonly encoding: TextEncoding
}

const TEXT_EXTENSIONS: readonly string[] = ['txt', 'md', 'mdx', 'csv', 'tsv']
const SAMPLE_LENGTH = 60

/** The original file, keyed by the UTF-8 file made from it. */
const originalsByFile = new WeakMap<File, OriginalFile>()

const bytesOf = async (file: Blob) => new Uint8Array(await file.arrayBuffer())

/** The first line with letters outside ASCII: other lines look the same in every encoding. */
function sampleOf(text: string): string {
  const lines = text.split(/[\r\n]+/)
  const line = (lines.find((each) => /[^\0-\x7f]/.test(each)) ?? '').replace(/\s+/g, ' ').trim()
  return line.length > SAMPLE_LENGTH ? `${line.slice(0, SAMPLE_LENGTH).trimEnd()}…` : line
}

/** Undefined for files other than plain text, and for valid UTF-8: there is nothing to choose. */
export async function encodingOf(file: File, language: string): Promise<ReadEncoding | undefined> {
  if (!TEXT_EXTENSIONS.includes(extensionOf(file.name))) return undefined
  const bytes = await bytesOf(file)
  if (fileKind(bytes) !== undefined) return undefined
  const read = readPlainText(bytes, language)
  const chosen = originalsByFile.get(file)?.encoding
  if (!read || (!chosen && read.encoding === 'utf-8' && !read.text.includes('\ufffd'))) return undefined
  return { encoding: chosen ?? read.encoding, sample: sampleOf(read.text) }
}

/** Converts the file to UTF-8 from the encoding that the customer chose. */
export async function readAs(file: File, encoding: TextEncoding): Promise<File> {
  const from = originalsByFile.get(file)?.file ?? file
  const { name, type, lastModified } = from
  const read = new File([plainTextIn(await bytesOf(from), encoding)], name, { type, lastModified })
  originalsByFile.set(read, { file: from, encoding })
  return read
}
