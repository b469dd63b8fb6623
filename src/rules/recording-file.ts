import type { Cut, CutOff } from './cut-off/view-of.ts'
import { extensionOf } from './file-name.ts'
import { MEGABYTE } from './limits.ts'
import { recordingExtensions } from './recording-extensions.ts'

export const fileProblems = [
  'empty',
  'tooLarge',
  'wrongKind',
  'notMedia',
  'cutOff',
  'noSound',
  'foreign',
  'unreadable',
] as const

export interface FileRefusal {
  readonly problem: (typeof fileProblems)[number]
  readonly cutOff?: CutOff
  /** Name of a kind that is recognised but not accepted. */
  readonly what?: string
}

interface FileLimits {
  readonly max_file_mb?: number | null | undefined
  /** Extensions that the service accepts; by default all extensions of recordings. */
  readonly extensions?: readonly string[] | undefined
}

interface FileCheck {
  readonly refusal?: FileRefusal
  /** Its last frame is incomplete; the customer may send it anyway. */
  readonly endsShort?: boolean
}

const refusalOf = (problem: FileRefusal['problem']): FileCheck => ({ refusal: { problem } })

const describeCut = (cut: Cut | undefined): FileCheck =>
  typeof cut === 'object' ? { refusal: { problem: 'cutOff', cutOff: cut } } : { endsShort: cut !== undefined }

/** Lazy code that loads with the first recording; if that fails, the server identifies the file. */
const loadChecks = () =>
  Promise.all([import('./media-type.ts'), import('./cut-off-media.ts')]).catch(() => undefined)

/**
 * Checks name, size and content of a recording before its sound is opened; does not read a file over the limit. The
 * content decides the kind, so a recording under a wrong name is accepted.
 */
export async function checkFile(
  file: File,
  { max_file_mb, extensions = recordingExtensions }: FileLimits,
): Promise<FileCheck> {
  const isKnownName = extensions.includes(extensionOf(file.name))
  if (file.size === 0) return refusalOf(isKnownName ? 'empty' : 'wrongKind')
  if (max_file_mb && file.size > max_file_mb * MEGABYTE) return refusalOf('tooLarge')
  const checks = await loadChecks()
  if (!checks) return {}
  const [{ mediaTypeOf }, { cutOffOf }] = checks
  const type = await mediaTypeOf(file)
  if (!type) return refusalOf(isKnownName ? 'notMedia' : 'wrongKind')
  if (type.foreign !== undefined) return { refusal: { problem: 'foreign', what: type.foreign } }
  return describeCut(await cutOffOf(file))
}
