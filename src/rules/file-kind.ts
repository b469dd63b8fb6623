import { holdsArchive } from './archive-checksums.ts'
import { nameFromRoot } from './entry-name.ts'

type Bytes = Uint8Array<ArrayBuffer>

/**
 * Kind of a file by its bytes. `old-word` is a .doc, `locked` an Office document with a password; messages to the
 * customer use kinds in capitals as names.
 */
export type FileKind = 'archive' | 'pdf' | 'old-word' | 'locked' | NamedKind | undefined
type NamedKind =
  | 'HTML'
  | 'MHTML'
  | 'EML'
  | 'MSG'
  | 'JSON'
  | 'VCF'
  | 'ICS'
  | 'XML'
  | 'FB2'
  | 'RTF'
  | 'XLS'
  | 'PPT'
  | 'PUB'
  | 'VSD'
  | 'HWP'
  | 'WEBARCHIVE'
  | 'MOBI'
  | 'KFX'
  | 'DJVU'
  | 'PS'
  | 'WPD'
  | 'CHM'
  | 'LIT'
  | 'RAR'
  | '7Z'
  | 'GZ'
  | 'PNG'
  | 'JPG'
  | 'GIF'

const latin = (bytes: Bytes) => new TextDecoder('latin1').decode(bytes)

const wide = (name: string) => [...name].join('\0')

/** Stream names in an OLE container, in UTF-16. */
const STREAMS: readonly (readonly [string, FileKind])[] = [
  ['EncryptedPackage', 'locked'],
  ['WordDocument', 'old-word'],
  ['Workbook', 'XLS'],
  ['PowerPoint Document', 'PPT'],
  ['Quill', 'PUB'],
  ['VisioDocument', 'VSD'],
  ['HwpSummaryInformation', 'HWP'],
  ['__substg1.0_', 'MSG'],
]

const HEADS: readonly (readonly [string, FileKind])[] = [
  ['PK\x03\x04', 'archive'],
  ['{\\rtf', 'RTF'],
  ['AT&TFORM', 'DJVU'],
  ['%!PS', 'PS'],
  ['\xffWPC', 'WPD'],
  ['ITSF', 'CHM'],
  ['ITOLITLS', 'LIT'],
  ['\xeaDRMION', 'KFX'],
  ['bplist00', 'WEBARCHIVE'],
  ['BEGIN:VCARD', 'VCF'],
  ['BEGIN:VCALENDAR', 'ICS'],
  ['Rar!\x1a', 'RAR'],
  ['7z\xbc\xaf', '7Z'],
  ['\x1f\x8b', 'GZ'],
  ['\x89PNG', 'PNG'],
  ['\xff\xd8\xff', 'JPG'],
  ['GIF8', 'GIF'],
]

/** A line among the headers at the start of a mail. */
const headerLine = (line: string) =>
  new RegExp(`^(?:From [^\\n]*\\n)?(?:[\\w-]+:[^\\n]*\\n(?:[ \\t][^\\n]*\\n)*)*${line}`, 'i')

/** Markup for other programs: as plain text, its tags would be spoken. */
const MARKUP: readonly (readonly [RegExp, FileKind])[] = [
  [/^\s*(?:<\?xml[^>]*>\s*)?<FictionBook[\s>]/i, 'FB2'],
  [
    /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--[^>]*-->\s*)?<(?:!doctype\s+html|html|head|body|table|div|p|h[1-6]|section|article|main|span|ul|ol)[\s>]/i,
    'HTML',
  ],
  [headerLine('(?:Received|Message-ID|Delivered-To):'), 'EML'],
  [headerLine('Content-Type:\\s*multipart/related'), 'MHTML'],
  [headerLine('MIME-Version:'), 'EML'],
  [/^\s*<\?xml\s/i, 'XML'],
]

const HEAD_BYTES = 1024
const OLE = Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0)
/** Offset of the program's name, after the name of the database itself. */
const MOBI_AT = 60

const isOle = (bytes: Bytes) => OLE.every((byte, index) => bytes[index] === byte)

function oleKind(bytes: Bytes): FileKind {
  const text = latin(bytes)
  return STREAMS.find(([name]) => text.includes(wide(name)))?.[1]
}

/** The start of a file in UTF-16 with a byte order mark. */
function wideText(bytes: Bytes): string | undefined {
  const isLittle = bytes[0] === 0xff && bytes[1] === 0xfe
  if (!isLittle && !(bytes[0] === 0xfe && bytes[1] === 0xff)) return undefined
  return new TextDecoder(isLittle ? 'utf-16le' : 'utf-16be').decode(bytes.subarray(0, HEAD_BYTES))
}

const JSON_START = /^\s*(?:\{\s*"|\[\s*[[{"\d])/

const isParsed = (text: string) => {
  try {
    return typeof JSON.parse(text) === 'object'
  } catch {
    return false
  }
}

/** Whether a text is JSON as a whole, or has an object of JSON on every line. */
function isJson(head: string, bytes: Bytes): boolean {
  if (!JSON_START.test(head)) return false
  const text = new TextDecoder().decode(bytes)
  return isParsed(text) || (head.startsWith('{') && isParsed(text.slice(0, text.search(/\n|$/))))
}

/** Undefined for text and unknown files. */
export function fileKind(bytes: Bytes): FileKind {
  if (isOle(bytes)) return oleKind(bytes)
  const head = Array.from(bytes.subarray(0, HEAD_BYTES), (byte) => String.fromCharCode(byte)).join('')
  const known = HEADS.find(([mark]) => head.startsWith(mark))
  if (known) return known[1]
  if (head.startsWith('BOOKMOBI', MOBI_AT) || head.startsWith('TEXtREAd', MOBI_AT)) return 'MOBI'
  const wideHead = wideText(bytes)
  const text = wideHead ?? head.replace('\xef\xbb\xbf', '')
  if (/^\s*%PDF-/.test(text)) return 'pdf'
  const markup = MARKUP.find(([mark]) => mark.test(text))
  if (markup) return markup[1]
  if (isJson(text, bytes)) return 'JSON'
  return holdsArchive(bytes) ? 'archive' : undefined
}

type ArchiveKind =
  | 'EPUB'
  | 'DOCX'
  | 'XLSX'
  | 'PPTX'
  | 'ODT'
  | 'ODS'
  | 'ODP'
  | 'PAGES'
  | 'KEY'
  | 'HWPX'
  | 'XPS'
  | 'FB2'

/**
 * Kind of an archive by the names of its entries; undefined if it is not a document.
 * @param mimetype content of the entry of that name, which distinguishes OpenDocument formats
 */
export function archiveKind(
  entries: readonly string[],
  mimetype: () => string | undefined = () => undefined,
): ArchiveKind | undefined {
  const names = entries.map(nameFromRoot)
  const has = (pattern: RegExp) => names.some((name) => pattern.test(name))
  const isBook = has(/^META-INF\/container\.xml$/i)
  if (isBook && (!has(/^content\.xml$/) || mimetype()?.includes('epub'))) return 'EPUB'
  if (has(/^word\//i)) return 'DOCX'
  if (has(/^xl\//i)) return 'XLSX'
  if (has(/^ppt\//i)) return 'PPTX'
  if (has(/^content\.xml$/)) {
    const type = mimetype() ?? ''
    return type.includes('spreadsheet') ? 'ODS' : type.includes('presentation') ? 'ODP' : 'ODT'
  }
  if (has(/\.fb2$/i)) return 'FB2'
  if (has(/^Contents\/content\.hpf$/)) return 'HWPX'
  if (has(/\.fdseq$/i)) return 'XPS'
  if (has(/^Index\/Slide[^/]*\.iwa$/)) return 'KEY'
  return has(/^Index\/Document\.iwa$|^Index\.zip$/) ? 'PAGES' : undefined
}
