/** Accepted kinds of pictures. SVG is not accepted, because it can contain scripts. */
export const ACCEPTED_PICTURES = {
  jpeg: { mime: 'image/jpeg', extension: 'jpg' },
  png: { mime: 'image/png', extension: 'png' },
  webp: { mime: 'image/webp', extension: 'webp' },
} as const

export const PICTURE_MIMES: readonly string[] = Object.values(ACCEPTED_PICTURES).map(({ mime }) => mime)
