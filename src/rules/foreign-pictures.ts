import { entryNames } from './archive-checksums.ts'
import { archiveKind, fileKind } from './file-kind.ts'

const HEAD_BYTES = 1024

/** First bytes of pictures and films that browsers or this product do not open, by their usual names; the first counts. */
const HEADS: readonly (readonly [string, string, at?: number])[] = [
  ['CR\x02', 'RAW (CR2)', 8],
  ['CgBI', 'PNG (CgBI)', 12],
  ['II*\0', 'TIFF'],
  ['MM\0*', 'TIFF'],
  ['BM', 'BMP'],
  ['8BPS', 'Photoshop (PSD)'],
  ['\0\0\x01\0', 'ICO'],
  ['\xff\x0a', 'JPEG XL'],
  ['JXL ', 'JPEG XL', 4],
  ['jP  ', 'JPEG 2000', 4],
  ['ftypavif', 'AVIF', 4],
  ['ftypavis', 'AVIF', 4],
  ['ftypcrx', 'RAW (CR3)', 4],
  ['FUJIFILMCCD-RAW', 'RAW (RAF)'],
  ['IIRO', 'RAW (ORF)'],
  ['IIU\0', 'RAW (RW2)'],
  ['gimp xcf', 'GIMP (XCF)'],
  ['\xd7\xcd\xc6\x9a', 'WMF'],
  [' EMF', 'EMF', 40],
  ['\n\x05\x01', 'PCX'],
  ['P5\n', 'PGM'],
  ['P6\n', 'PPM'],
  ['ftypqt', 'MOV', 4],
  ['moov', 'MOV', 4],
  ['ftyp', 'MP4', 4],
  ['\x1aE\xdf\xa3', 'MKV/WEBM'],
  ['AVI ', 'AVI', 8],
]

/** Any container of HEIF, and whether it names AVIF among its brands. */
const AVIF_BRANDS = /^.{4}ftyp(?:mif1|msf1).{4}(?:.{4}){0,8}?avi[fs]/s

const NAMES: Readonly<Record<string, string>> = {
  'old-word': 'Word (DOC)',
  archive: 'ZIP',
  locked: 'Office',
  shortcut: 'LNK/URL',
}

/** Heads of documents whose kind is in what follows: ZIP and OLE. */
const HOLDS_PARTS = ['PK\x03\x04', '\xd0\xcf\x11\xe0']
/** OpenDocument and EPUB have their type as the first entry, not compressed. */
const MIMETYPE = /mimetype(application\/[\w.+-]+)/

/** Name of the kind of an unsupported file, such as `TIFF`; undefined if it is unknown. */
export async function foreignPicture(file: Blob): Promise<string | undefined> {
  const bytes = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer())
  // Unlike `TextDecoder`, keeps every byte.
  const head = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  const known = HEADS.find(([mark, , at = 0]) => head.startsWith(mark, at))
  if (AVIF_BRANDS.test(head)) return 'AVIF'
  if (known) return known[1]
  const whole = HOLDS_PARTS.some((mark) => head.startsWith(mark))
    ? new Uint8Array(await file.arrayBuffer())
    : bytes
  const kind = fileKind(whole)
  if (kind === 'archive') return archiveKind(entryNames(whole), () => MIMETYPE.exec(head)?.[1]) ?? 'ZIP'
  return kind && (NAMES[kind] ?? kind)
}
