import { originalOf } from '#src/lib/original-files.ts'
import type { CleanSource } from './use-cleaning.ts'

/** Whether a chosen file says that it is a film. Known before it is opened, unlike whether it has a picture. */
export const isFilmFile = (source: CleanSource): boolean =>
  source instanceof File && (originalOf(source)?.file ?? source).type.startsWith('video/')
