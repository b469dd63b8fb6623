/** Codecs of the tracks of a film, as WebCodecs families: `avc`, `vp9`, `opus`. */
export interface FilmCodecs {
  readonly picture: string
  readonly sound: string
}

/** Codecs allowed in WebM: https://www.webmproject.org/docs/container/. MP4 can hold every codec that is read here. */
const WEBM_PICTURES = new Set(['vp8', 'vp9', 'av1'])
const WEBM_SOUNDS = new Set(['opus', 'vorbis'])

/** Whether the picture of a film can be copied into a file of a format, such as `webm`. */
export const canHoldPicture = (format: string, { picture }: FilmCodecs): boolean =>
  format !== 'webm' || WEBM_PICTURES.has(picture)

export const canHoldSound = (format: string, { sound }: FilmCodecs): boolean =>
  format !== 'webm' || WEBM_SOUNDS.has(sound)
