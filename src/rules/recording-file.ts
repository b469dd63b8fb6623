import type { Cut, CutOff } from './cut-off/view-of.ts'
import { endingOf } from './file-name.ts'
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
  /** Name of the kind that is known and not taken. */
  readonly what?: string
}

interface FileLimits {
  readonly max_file_mb?: number | null | undefined
  /** Endings that the service takes; where it does not say, all that recordings have. */
  readonly extensions?: readonly string[] | undefined
}

interface FileLook {
  readonly refusal?: FileRefusal
  /** Its last frame is not whole; it may be sent all the same. */
  readonly endsShort?: boolean
}

const refused = (problem: FileRefusal['problem']): FileLook => ({ refusal: { problem } })

const lookAtCut = (cut: Cut | undefined): FileLook =>
  typeof cut === 'object' ? { refusal: { problem: 'cutOff', cutOff: cut } } : { endsShort: cut !== undefined }

/** By code that comes with the first recording; without it, the server finds out what the file is. */
const bringChecks = () =>
  Promise.all([import('./media-type.ts'), import('./cut-off-media.ts')]).catch(() => undefined)

/**
 * What name, size and content say against a recording, before its sound is opened; a file over the limit is not
 * read at all. What it is its content says: a recording under a wrong name is taken for what it is.
 */
export async function lookAtFile(
  file: File,
  { max_file_mb, extensions = recordingExtensions }: FileLimits,
): Promise<FileLook> {
  const isKnownName = extensions.includes(endingOf(file.name))
  if (file.size === 0) return refused(isKnownName ? 'empty' : 'wrongKind')
  if (max_file_mb && file.size > max_file_mb * MEGABYTE) return refused('tooLarge')
  const checks = await bringChecks()
  if (!checks) return {}
  const [{ mediaTypeOf }, { cutOffOf }] = checks
  const type = await mediaTypeOf(file)
  if (!type) return refused(isKnownName ? 'notMedia' : 'wrongKind')
  if (type.foreign !== undefined) return { refusal: { problem: 'foreign', what: type.foreign } }
  return lookAtCut(await cutOffOf(file))
}
