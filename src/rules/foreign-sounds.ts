/** Codecs that browsers decode, by their WebCodecs names; uncompressed ones are `pcm-…`. */
const DECODABLE_CODECS = new Set(['aac', 'mp3', 'opus', 'vorbis', 'flac', 'alaw', 'ulaw'])

export const isPlayable = (codec: string): boolean => DECODABLE_CODECS.has(codec) || codec.startsWith('pcm-')

/** Sound of phone films, framed as in RFC 4867: decoded like an AMR file. */
const PHONE_SOUNDS: Readonly<Record<string, string>> = { samr: '#!AMR\n', sawb: '#!AMR-WB\n' }

/** Header of an AMR file made from the frames of a codec. */
export const amrHead = (id: unknown): string | undefined =>
  typeof id === 'string' ? PHONE_SOUNDS[id] : undefined

/** Common names of codecs, by the ids in containers. */
const NAMES: readonly (readonly [id: RegExp, name: string])[] = [
  [/alac/i, 'Apple Lossless (ALAC)'],
  [/^(ec-3|eac3|A_EAC3)/, 'E-AC-3'],
  [/^(ac-3|ac3|A_AC3)/, 'AC-3'],
  [/^(dts|A_DTS)/i, 'DTS'],
  [/truehd|mlpa/i, 'TrueHD'],
  [/^(sqcp|qclp)/i, 'QCELP'],
  [/^QDM/, 'QDesign'],
  [/^(drms|enca|p608)$/, 'DRM'],
  [/^(agsm|GSM)/i, 'GSM'],
  [/^(ima4|ms)/, 'ADPCM'],
  [/^MAC[36]/, 'MACE'],
  [/^A_WAVPACK/, 'WavPack'],
  [/^A_TTA/, 'True Audio (TTA)'],
  [/^A_REAL/, 'RealAudio'],
  [/^(A_MPEG\/L2|\.mp2)/, 'MP2'],
  [/^A_MS/, 'Windows Media'],
  [/^mh[am]/, 'MPEG-H'],
  [/^ac-4/, 'AC-4'],
]

const CONTAINERS: Readonly<Record<string, string>> = {
  'audio/wav': 'WAV',
  'audio/ogg': 'OGG',
  'audio/mp4': 'M4A',
  'video/mp4': 'MP4',
  'video/quicktime': 'MOV',
  'video/webm': 'WebM',
  'video/x-matroska': 'MKV',
}

/** Readable name of a sound format: `AC-3 · MKV`. */
export function soundName(id: unknown, mime: string): string {
  const text = typeof id === 'string' ? id.trim() : ''
  const name = NAMES.find(([known]) => known.test(text))?.[1] ?? text
  return [name, CONTAINERS[mime] ?? ''].filter((part) => part !== '').join(' · ')
}

/** Codecs of a WAV by the number in its header. */
const WAV_CODECS: Readonly<Record<number, string>> = {
  2: 'ADPCM',
  17: 'ADPCM',
  32: 'ADPCM',
  34: 'TrueSpeech',
  49: 'GSM 6.10',
  64: 'G.721',
  66: 'G.723',
  69: 'G.726',
  80: 'MP2',
  100: 'G.726',
  131: 'G.729',
  255: 'AAC',
  101: 'G.722',
  352: 'Windows Media',
  353: 'Windows Media',
  354: 'Windows Media',
  355: 'Windows Media',
  624: 'ATRAC3',
  655: 'G.722',
  5648: 'AAC',
  8192: 'AC-3',
  8193: 'DTS',
  28751: 'Opus',
  61868: 'FLAC',
}
const PLAIN_WAV = new Set([1, 3, 6, 7])
/** An MP3 within a WAV, as old recorders write it. */
export const WAV_MP3 = 85

/** Name of a WAV codec that cannot be decoded; undefined for one that can. */
export function foreignWav(tag: number): string | undefined {
  if (PLAIN_WAV.has(tag) || tag === WAV_MP3 || tag === 0) return undefined
  return soundName(WAV_CODECS[tag] ?? `0x${tag.toString(16).padStart(4, '0')}`, 'audio/wav')
}

/** Codecs of Ogg by the start of the first packet. */
const OGG_CODECS: readonly (readonly [start: string, name: string])[] = [
  ['Speex', 'Speex'],
  ['\x7fFLAC', 'FLAC'],
  ['PCM     ', 'PCM'],
  ['\x80theora', 'Theora'],
  ['CELT', 'CELT'],
]

export const foreignOgg = (firstPacket: string): string | undefined => {
  const name = OGG_CODECS.find(([start]) => firstPacket.startsWith(start))?.[1]
  return name && soundName(name, 'audio/ogg')
}
