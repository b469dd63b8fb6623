import type { CutOff } from './cut-off/view-of.ts'
import { endingOf } from './file-name.ts'
import { MEGABYTE } from './limits.ts'
import { mediaTypeOf } from './media-type.ts'
import { recordingExtensions } from './recording-extensions.ts'

export const fileProblems = [
  'empty',
  'tooLarge',
  'wrongKind',
  'notMedia',
  'cutOff',
  'noSound',
  'unreadable',
] as const

export interface FileRefusal {
  readonly problem: (typeof fileProblems)[number]
  readonly cutOff?: CutOff
}

interface FileLimits {
  readonly max_file_mb?: number | null | undefined
  /** Endings that the service takes; where it does not say, all that recordings have. */
  readonly extensions?: readonly string[] | undefined
}

/** By code that comes with the first recording; without it, the server finds out what is missing. */
async function cutOffOf(file: File) {
  const checks = await import('./cut-off-media.ts').catch(() => undefined)
  return checks?.cutOffOf(file)
}

/**
 * What name, size and content say against a recording, before its sound is opened; a file over the limit is not
 * read at all. What it is its content says: a recording under a wrong name is taken for what it is.
 */
export async function lookAtFile(
  file: File,
  { max_file_mb, extensions = recordingExtensions }: FileLimits,
): Promise<FileRefusal | undefined> {
  const isKnownName = extensions.includes(endingOf(file.name))
  if (file.size === 0) return { problem: isKnownName ? 'empty' : 'wrongKind' }
  if (max_file_mb && file.size > max_file_mb * MEGABYTE) return { problem: 'tooLarge' }
  if (!(await mediaTypeOf(file))) return { problem: isKnownName ? 'notMedia' : 'wrongKind' }
  const cutOff = await cutOffOf(file)
  return cutOff && { problem: 'cutOff', cutOff }
}
