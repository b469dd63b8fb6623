import { adtsFrameBytes } from './cut-off/adts.ts'
import { mpegFrameAt } from './cut-off/mpeg-frames.ts'
import { textAt, viewOf } from './cut-off/view-of.ts'

export interface MediaType {
  readonly mime: string
  /** Bytes before the sound: tags with title and cover, or zeros. */
  readonly start: number
  /** No browser plays it; without a decoder for it only its length is known. */
  readonly isForPhones?: boolean
  /** Name of a kind that is recognised but not accepted, such as WMA. */
  readonly foreign?: string
}

type Kind = Omit<MediaType, 'start'>

const WAV: Kind = { mime: 'audio/wav' }
const MP3: Kind = { mime: 'audio/mpeg' }
const OGG: Kind = { mime: 'audio/ogg' }
const FLAC: Kind = { mime: 'audio/flac' }
const AAC: Kind = { mime: 'audio/aac' }
const AMR: Kind = { mime: 'audio/amr', isForPhones: true }
const WEBM: Kind = { mime: 'video/webm' }
const MATROSKA: Kind = { mime: 'video/x-matroska' }
const MOV: Kind = { mime: 'video/quicktime' }
const M4A: Kind = { mime: 'audio/mp4' }
const MP4: Kind = { mime: 'video/mp4' }

/** Bytes from the start of the sound that show its kind. */
const HEAD_BYTES = 4096
/** Maximum number of zeros that recorders and stream savers put before the first frame. */
const MAX_ZEROS = 1 << 18
const MAX_TAGS = 4
const TAG_HEAD_BYTES = 10
const LATEST_TAG = 4

const foreignKind = (name: string): Kind => ({ mime: 'application/octet-stream', foreign: name })

/** Signatures of sound and film files that are not accepted, by offset. */
const FOREIGN_SIGNATURES: readonly (readonly [at: number, signature: string, name: string])[] = [
  [0, '\x30\x26\xb2\x75\x8e\x66\xcf\x11', 'Windows Media (WMA, WMV)'],
  [8, 'AIFF', 'AIFF'],
  [8, 'AIFC', 'AIFF-C'],
  [8, 'AVI ', 'AVI'],
  [8, 'RMID', 'MIDI'],
  [0, 'MThd', 'MIDI'],
  [0, 'caff', 'Core Audio (CAF)'],
  [0, 'FLV', 'Flash Video (FLV)'],
  [0, '.RMF', 'RealMedia'],
  [0, '.ra\xfd', 'RealAudio'],
  [0, '.snd', 'AU'],
  [0, 'Creative Voice File', 'VOC'],
  [0, 'MAC ', 'Monkey’s Audio (APE)'],
  [0, 'wvpk', 'WavPack'],
  [0, 'MPCK', 'Musepack'],
  [0, 'MP+', 'Musepack'],
  [0, 'TTA1', 'True Audio (TTA)'],
  [0, 'DSD ', 'DSD'],
  [0, 'FRM8', 'DSD'],
  [0, 'riff\x2e\x91\xcf\x11', 'Wave64 (W64)'],
  [0, '\x0b\x77', 'AC-3'],
  [0, '\x7f\xfe\x80\x01', 'DTS'],
  [0, '\x00\x00\x01\xba', 'MPEG video'],
  [0, '\x00\x00\x01\xb3', 'MPEG video'],
  [4, '\xf8\x72\x6f\xba', 'TrueHD'],
  [0, 'FWS', 'Flash (SWF)'],
  [0, 'CWS', 'Flash (SWF)'],
  [0, '#EXTM3U', 'M3U8'],
  [0, '[playlist]', 'PLS'],
  [0, '#!SILK_V3', 'SILK'],
  [1, '#!SILK_V3', 'SILK'],
]

/** First boxes of old QuickTime films, which do not name their kind. */
const OLD_MOVIE_BOXES = ['moov', 'mdat', 'wide', 'free', 'skip', 'pnot', 'moof', 'styp', 'sidx']
/** Checks the length before the box name: a text with “free” as its second word would have half a gigabyte. */
const isOldMovie = (view: DataView, name: string) => OLD_MOVIE_BOXES.includes(name) && view.getUint8(0) < 0x20

const RIFF_HEADS = ['RIFF', 'RIFX', 'RF64', 'BW64']

/** Brands of pictures in the same container. */
const PICTURE_BRANDS = [
  'heic',
  'heix',
  'heim',
  'heis',
  'hevc',
  'hevx',
  'mif1',
  'msf1',
  'avif',
  'avis',
  'crx ',
]

function isoKind(brand: string): Kind | undefined {
  if (PICTURE_BRANDS.includes(brand)) return undefined
  if (brand.startsWith('M4A') || brand.startsWith('M4B')) return M4A
  return brand.startsWith('qt') ? MOV : MP4
}

/** AAC as messengers send it, frame by frame: twelve set bits and no layer (ADTS). */
const ADTS_HEAD_BYTES = 7
const isAdtsFrame = (view: DataView) => view.byteLength > 1 && (view.getUint16(0) & 0xfff6) === 0xfff0

/** Whether another frame or a tag follows, unless that is behind the view. */
function startsAdts(view: DataView): boolean {
  const bytes = adtsFrameBytes(view, 0)
  if (bytes === undefined) return false
  const isNext = adtsFrameBytes(view, bytes) !== undefined || textAt(view, bytes, 3) === 'ID3'
  return isNext || bytes + ADTS_HEAD_BYTES > view.byteLength
}

const isLayer3 = (view: DataView) => ((view.getUint8(1) >> 1) & 3) === 1

/** AAC in a stream with its own frames (LOAS): eleven bits of synchronisation and the length of the frame. */
function isLatm(view: DataView): boolean {
  const isFrame = (at: number) => at + 3 <= view.byteLength && view.getUint16(at) >> 5 === 0x2b7
  if (!isFrame(0)) return false
  return isFrame(3 + (((view.getUint8(1) & 0x1f) << 8) | view.getUint8(2)))
}

/** Version, layer and sample rate of an MPEG frame. */
const UNCHANGING_HEADER_BITS = 0xffff_fc00
const MIN_FRAME_BYTES = 24

/** MP3 whose frames do not state their length: a bit rate of 0. Only some players know it. */
function isFreeFormat(view: DataView): boolean {
  if (view.byteLength < MIN_FRAME_BYTES) return false
  const head = view.getUint32(0)
  const isHead = head >>> 21 === 0x7ff && ((head >>> 17) & 3) === 1 && ((head >>> 10) & 3) < 3
  if (!isHead || ((head >>> 12) & 15) !== 0) return false
  const isNext = (at: number) =>
    at + 4 <= view.byteLength && ((view.getUint32(at) ^ head) & UNCHANGING_HEADER_BITS) === 0
  for (let bytes = MIN_FRAME_BYTES; bytes * 2 + 5 <= view.byteLength; bytes += 1)
    if (isNext(bytes) && [-1, 0, 1].some((padding) => isNext(bytes * 2 + padding))) return true
  return false
}

const PACKET_BYTES = 188
const isTransportStream = (view: DataView) =>
  view.byteLength > 3 * PACKET_BYTES &&
  [0, 1, 2, 3].every((index) => view.getUint8(index * PACKET_BYTES) === 0x47)

const EBML_HEAD = 0x1a45dfa3
/** The document type is within the short header of the file. */
const EBML_HEAD_BYTES = 64

const matroskaKind = (view: DataView) =>
  textAt(view, 0, Math.min(view.byteLength, EBML_HEAD_BYTES)).includes('matroska') ? MATROSKA : WEBM

function kindAt(view: DataView): Kind | undefined {
  const start = textAt(view, 0, 4)
  const name = textAt(view, 4, 4)
  if (RIFF_HEADS.includes(start) && textAt(view, 8, 4) === 'WAVE') return WAV
  if (start === 'OggS') return OGG
  if (start === 'fLaC') return FLAC
  if (textAt(view, 0, 5) === '#!AMR') return AMR
  if (startsAdts(view)) return AAC
  if (mpegFrameAt(view, 0)) return isLayer3(view) ? MP3 : foreignKind('MP2')
  if (name === 'ftyp') return isoKind(textAt(view, 8, 4))
  if (isOldMovie(view, name)) return MOV
  if (view.byteLength >= 4 && view.getUint32(0) === EBML_HEAD) return matroskaKind(view)
  const known = FOREIGN_SIGNATURES.find(([at, signature]) => textAt(view, at, signature.length) === signature)
  if (known) return foreignKind(known[2])
  if (isFreeFormat(view)) return foreignKind('MP3 (free format)')
  if (isLatm(view)) return foreignKind('AAC (LATM)')
  return isTransportStream(view) ? foreignKind('MPEG-TS') : undefined
}

const APE_HEAD_BYTES = 32

/** Length of the tag with title and cover at this offset (ID3v2, section 3.1, or APEv2); 0 without one. */
export async function tagBytesAt(file: Blob, at: number): Promise<number> {
  const head = await viewOf(file, at, at + APE_HEAD_BYTES)
  if (textAt(head, 0, 8) === 'APETAGEX' && head.byteLength === APE_HEAD_BYTES)
    return APE_HEAD_BYTES + head.getUint32(12, true)
  if (textAt(head, 0, 3) !== 'ID3' || head.byteLength < TAG_HEAD_BYTES) return 0
  if (head.getUint8(3) > LATEST_TAG) return 0
  const size = [6, 7, 8, 9].reduce((sum, place) => sum * 128 + (head.getUint8(place) & 0x7f), 0)
  return TAG_HEAD_BYTES + size + (head.getUint8(5) & 0x10 ? TAG_HEAD_BYTES : 0)
}

async function afterTags(file: Blob, from = 0): Promise<number> {
  let at = from
  for (let tags = 0; tags < MAX_TAGS; tags += 1) {
    const bytes = await tagBytesAt(file, at)
    if (bytes === 0) break
    at += bytes
  }
  return at
}

async function zerosAt(file: Blob, at: number): Promise<number> {
  const bytes = new Uint8Array(await file.slice(at, at + MAX_ZEROS).arrayBuffer())
  return bytes.findIndex((byte) => byte !== 0)
}

/** Skips zeros before a sequence of frames; other headers are at the very start. */
async function afterZeros(file: Blob, at: number): Promise<MediaType | undefined> {
  const zeros = await zerosAt(file, at)
  if (zeros <= 0) return undefined
  const start = await afterTags(file, at + zeros)
  const kind = kindAt(await viewOf(file, start, start + HEAD_BYTES))
  return kind === MP3 || kind === AAC ? { ...kind, start } : undefined
}

/** Text of a server or a script before a file: headers, a byte order mark, blank lines. */
const TEXT_BEFORE_FILE = /^(?:(?:HTTP\/[\d.]+|ICY) \d{3}[\s\S]*?\r?\n\r?\n)?(?:\xef\xbb\xbf)?\s*/

/** A file behind such bytes. */
async function afterText(file: Blob, view: DataView): Promise<MediaType | undefined> {
  const before = TEXT_BEFORE_FILE.exec(textAt(view, 0, view.byteLength))?.[0].length ?? 0
  if (before === 0) return undefined
  const start = await afterTags(file, before)
  const kind = kindAt(await viewOf(file, start, start + HEAD_BYTES))
  return kind && { ...kind, start }
}

/** Bytes in which the frames of an MP3 are searched that starts within a frame or behind other bytes. */
const SEARCH_BYTES = 1 << 16
/** So many frames in a row are no accident. */
const FRAMES_IN_ROW = 5

/** Whether frames follow each other from here, whose lengths are in their headers. */
function areFramesConsecutive(
  view: DataView,
  start: number,
  bytesAt: (at: number) => number | undefined,
): boolean {
  let at = start
  for (let frames = 0; frames < FRAMES_IN_ROW; frames += 1) {
    const bytes = bytesAt(at)
    if (bytes === undefined || at + bytes + 4 > view.byteLength) return false
    at += bytes
  }
  return true
}

async function kindAfterOtherBytes(file: Blob): Promise<MediaType | undefined> {
  const view = await viewOf(file, 0, SEARCH_BYTES)
  for (let start = 1; start + 4 <= view.byteLength; start += 1) {
    if (view.getUint8(start) !== 0xff) continue
    const isMp3 = isLayer3(new DataView(view.buffer, view.byteOffset + start))
    if (isMp3 && areFramesConsecutive(view, start, (at) => mpegFrameAt(view, at)?.bytes))
      return { ...MP3, start }
    if (areFramesConsecutive(view, start, (at) => adtsFrameBytes(view, at))) return { ...AAC, start }
  }
  return undefined
}

/** Media type of a file by its content; undefined if it is neither sound nor film. */
export async function mediaTypeOf(file: Blob): Promise<MediaType | undefined> {
  const start = await afterTags(file)
  const view = await viewOf(file, start, start + HEAD_BYTES)
  const kind = kindAt(view)
  if (kind) return { ...kind, start }
  if (view.byteLength > 0 && view.getUint8(0) === 0) {
    const found = await afterZeros(file, start)
    if (found) return found
  }
  const found = (await afterText(file, view)) ?? (await kindAfterOtherBytes(file))
  if (found) return found
  if (isAdtsFrame(view)) return { ...AAC, start }
  // A tag precedes sound; writers leave gaps after it, in which the frames are searched.
  return start > 0 || textAt(view, 0, 3) === 'ID3' ? { ...MP3, start } : undefined
}
