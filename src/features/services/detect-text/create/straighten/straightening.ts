import { originalOf, rememberOriginal } from '#src/lib/original-files.ts'
import { type Corners, readCorners } from './corners.ts'

export interface Picture {
  readonly image: Blob
  readonly width: number
  readonly height: number
}

/** A chosen picture, or a page of a PDF. */
export interface ChosenPicture {
  readonly file: File
  readonly number?: number | undefined
}

/** A page as it was before it was straightened. */
interface StraightenedFrom {
  readonly file: File
  /** Page number in a PDF. */
  readonly number: number | undefined
  readonly picture: Picture
  readonly corners: Corners
}

/** Undefined for a page that is not straightened. */
export function straightenedFrom({ file }: ChosenPicture): StraightenedFrom | undefined {
  const original = originalOf(file)
  const { number, picture, corners } = (original?.edit ?? {}) as Partial<StraightenedFrom>
  const known = readCorners(corners)
  return original && picture && known ? { file: original.file, number, picture, corners: known } : undefined
}

/** The file of a straightened page, which remembers what it was made of. */
export function straightenedFile(page: Blob, { file, ...edit }: StraightenedFrom): File {
  const base = file.name.replace(/\.[^.]*$/, '')
  const name = edit.number === undefined ? `${base}.jpg` : `${base} ${edit.number}.jpg`
  const straight = new File([page], name, { type: page.type })
  rememberOriginal(straight, { file, edit })
  return straight
}
