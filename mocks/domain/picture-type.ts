/** Kinds of pictures that are accepted. SVG is none of them: it can carry scripts. */
export interface PictureType {
  readonly mime: 'image/png' | 'image/jpeg' | 'image/webp'
  readonly extension: 'png' | 'jpg' | 'webp'
}

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const JPEG = [0xff, 0xd8, 0xff]
const RIFF = [0x52, 0x49, 0x46, 0x46]
const WEBP = [0x57, 0x45, 0x42, 0x50]

/** How many bytes of a file must be looked at. */
export const PICTURE_HEAD_BYTES = 12

const has = (bytes: Uint8Array, at: number, signature: readonly number[]) =>
  signature.every((byte, index) => bytes[at + index] === byte)

/** What a picture really is, by its first bytes, whatever its name and its sender say. */
export function pictureType(head: Uint8Array): PictureType | undefined {
  if (has(head, 0, PNG)) return { mime: 'image/png', extension: 'png' }
  if (has(head, 0, JPEG)) return { mime: 'image/jpeg', extension: 'jpg' }
  if (has(head, 0, RIFF) && has(head, 8, WEBP)) return { mime: 'image/webp', extension: 'webp' }
  return undefined
}
