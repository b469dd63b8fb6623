import { holdsArchive } from './archive-checksums.ts'
import { nameFromRoot } from './entry-name.ts'

type Bytes = Uint8Array<ArrayBuffer>

/**
 * Kind of a file by its bytes. `old-word` is a .doc, `locked` an Office document with a password, `shortcut` a link to a
 * file or page; messages to the customer use kinds in capitals as names.
 */
export type FileKind = 'archive' | 'pdf' | 'old-word' | 'locked' | 'shortcut' | NamedKind | undefined
type NamedKind =
  | 'HTML'
  | 'MHTML'
  | 'EML'
  | 'MSG'
  | 'JSON'
  | 'VCF'
  | 'ICS'
  | 'XML'
  | 'SVG'
  | 'FB2'
  | 'TEX'
  | 'ASS'
  | 'LRC'
  | 'SBV'
  | 'SUB'
  | 'PLIST'
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
  | 'TAR'
  | 'XZ'
  | 'SQLITE'
  | 'PNG'
  | 'JPG'
  | 'GIF'

const latin1Text = (bytes: Bytes) => new TextDecoder('latin1').decode(bytes)

const asUtf16 = (name: string) => [...name].join('\0')

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
  ['AT&TFORM', 'DJVU'],
  ['%!PS', 'PS'],
  ['\xffWPC', 'WPD'],
  ['ITSF', 'CHM'],
  ['ITOLITLS', 'LIT'],
  ['\xeaDRMION', 'KFX'],
  ['L\0\0\0\x01\x14\x02\0', 'shortcut'],
  ['\xfd7zXZ', 'XZ'],
  ['SQLite format 3', 'SQLITE'],
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

const XML_START = String.raw`^\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*|<!DOCTYPE\s+(?!html)[^>[]*(?:\[[^\]]*\])?>\s*)*`
/** A file of XML by its outermost element. */
const xmlOf = (names: string) => new RegExp(`${XML_START}<(?:${names})[\\s>/]`, 'i')

const HTML_START =
  '!doctype\\s+html|html|head|body|title|meta|style|script|table|div|p|h[1-6]|section|article|main|header|footer|nav|aside|form|span|center|font|ul|ol|dl|blockquote|pre|figure|hr'

/** Text for other programs: as plain text, its marks would be spoken. */
const MARKUP: readonly (readonly [RegExp, FileKind])[] = [
  [/^\s*\{\\rtf/, 'RTF'],
  [/^\s*BEGIN:VCARD/i, 'VCF'],
  [/^\s*BEGIN:VCALENDAR/i, 'ICS'],
  [/^\s*\[(?:InternetShortcut|\{000214A0-|Desktop Entry\])/i, 'shortcut'],
  [/^\s*\{[^{}]{0,600}"doc_id"\s*:/, 'shortcut'],
  [
    /^\s*(?:%[^\n]*\n\s*)*\\(?:documentclass|documentstyle|usepackage|RequirePackage|input|include|part|chapter|section|begin|title|author|newcommand|def)\b/,
    'TEX',
  ],
  [/^\s*\[Script Info\]/i, 'ASS'],
  [/^\s*(?:\[[a-z#]+:[^\]\n]*\]\s*)*\[\d{1,3}:\d\d\.\d{2,3}\]/i, 'LRC'],
  [/^\s*\d+:\d\d:\d\d\.\d{3},\d+:\d\d:\d\d\.\d{3}\s*\n/, 'SBV'],
  [/^\s*\{\d+\}\{\d+\}/, 'SUB'],
  [xmlOf('FictionBook'), 'FB2'],
  [xmlOf('(?:svg:)?svg'), 'SVG'],
  [xmlOf(HTML_START), 'HTML'],
  [headerLine('(?:Received|Message-ID|Delivered-To):'), 'EML'],
  [headerLine('Content-Type:\\s*multipart/related'), 'MHTML'],
  [headerLine('(?:MIME-Version|Content-Type):'), 'EML'],
  [xmlOf('plist(?:\\s[^>]*)?>\\s*<dict>\\s*<key>URL</key'), 'shortcut'],
  [xmlOf('plist'), 'PLIST'],
  [/^\s*<\?xml\s/i, 'XML'],
  [xmlOf('rss|feed|opml|kml|gpx|tt|tmx|xliff|urlset|sitemapindex|(?:office:|w:|pkg:)\\w+'), 'XML'],
]

const HEAD_BYTES = 1024
const OLE = Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0)
/** Offset of the program's name, after the name of the database itself; of the mark of an archive after the name of its first file. */
const [MOBI_AT, TAR_AT] = [60, 257]

const isOle = (bytes: Bytes) => OLE.every((byte, index) => bytes[index] === byte)

function oleKind(bytes: Bytes): FileKind {
  const text = latin1Text(bytes)
  return STREAMS.find(([name]) => text.includes(asUtf16(name)))?.[1]
}

/** A text in UTF-16 with a byte order mark. */
function wideText(bytes: Bytes): string | undefined {
  const isLittle = bytes[0] === 0xff && bytes[1] === 0xfe
  if (!isLittle && !(bytes[0] === 0xfe && bytes[1] === 0xff)) return undefined
  return new TextDecoder(isLittle ? 'utf-16le' : 'utf-16be').decode(bytes)
}

/** Binary lists of properties of Apple: a page with its pictures, a link, or the settings of a program. */
function listKind(bytes: Bytes): FileKind {
  const text = latin1Text(bytes)
  if (text.includes('WebMainResource')) return 'WEBARCHIVE'
  return /URL.?https?:|URL_/s.test(text) ? 'shortcut' : 'PLIST'
}

const FIRST_ELEMENT = /^\s*<([a-z][\w.:-]*)(?:\s[^<>]*)?>/i
const INLINE_HTML = /^(?:a|abbr|b|big|br|code|del|em|i|img|label|li|mark|q|s|small|strong|sub|sup|td|tr|u)$/i

/** A text within one element, whose kind it does not declare. */
function elementKind(head: string, bytes: Bytes): FileKind {
  const [, name = ''] = FIRST_ELEMENT.exec(head) ?? []
  const end = name === '' ? '' : (wideText(bytes) ?? latin1Text(bytes.subarray(-HEAD_BYTES))).trimEnd()
  if (name === '' || !end.toLowerCase().endsWith(`</${name.toLowerCase()}>`)) return undefined
  return INLINE_HTML.test(name) ? 'HTML' : 'XML'
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
  const text = wideText(bytes) ?? new TextDecoder().decode(bytes)
  return isParsed(text) || (head.startsWith('{') && isParsed(text.slice(0, text.search(/\n|$/))))
}

/** Undefined for text and unknown files. */
export function fileKind(bytes: Bytes): FileKind {
  if (isOle(bytes)) return oleKind(bytes)
  const head = Array.from(bytes.subarray(0, HEAD_BYTES), (byte) => String.fromCharCode(byte)).join('')
  const known = HEADS.find(([mark]) => head.startsWith(mark))
  if (known) return known[1]
  if (head.startsWith('bplist00')) return listKind(bytes)
  if (head.startsWith('ustar', TAR_AT)) return 'TAR'
  if (head.startsWith('BOOKMOBI', MOBI_AT) || head.startsWith('TEXtREAd', MOBI_AT)) return 'MOBI'
  const wideHead = wideText(bytes.subarray(0, HEAD_BYTES))
  const text = wideHead ?? head.replace('\xef\xbb\xbf', '')
  if (/^\s*%PDF-/.test(text)) return 'pdf'
  const markup = MARKUP.find(([mark]) => mark.test(text))
  if (markup) return markup[1]
  if (isJson(text, bytes)) return 'JSON'
  return holdsArchive(bytes) ? 'archive' : elementKind(text, bytes)
}

type ArchiveKind =
  | 'EPUB'
  | 'DOCX'
  | 'XLSX'
  | 'PPTX'
  | 'ODT'
  | 'ODS'
  | 'ODP'
  | 'ODG'
  | 'SXW'
  | 'VSDX'
  | 'CBZ'
  | 'PAGES'
  | 'PAGES/NUMBERS'
  | 'KEY'
  | 'HWPX'
  | 'XPS'
  | 'FB2'

const OPEN_TYPES = [
  ['spreadsheet', 'ODS'],
  ['presentation', 'ODP'],
  ['graphics', 'ODG'],
  ['sun.xml.writer', 'SXW'],
] as const

/** A comic book consists of pictures, some with a file of facts. */
const PICTURE = /\.(?:jpe?g|png|gif|webp|avif)$|(?:^|\/)ComicInfo\.xml$/i

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
  if (has(/^visio\//i)) return 'VSDX'
  if (has(/^content\.xml$/)) {
    const type = mimetype() ?? ''
    return OPEN_TYPES.find(([part]) => type.includes(part))?.[1] ?? 'ODT'
  }
  if (has(/\.fb2$/i)) return 'FB2'
  if (has(/^Contents\/content\.hpf$/)) return 'HWPX'
  if (has(/\.fdseq$/i)) return 'XPS'
  if (has(/(?:^|\/)Index\/(?:\w*Slide)[^/]*\.iwa$|(?:^|\/)index\.apxl/)) return 'KEY'
  // Pages stores tables as Numbers does, and packs as it did.
  if (has(/(?:^|\/)Index\/Tables\/|(?:^|\/)Index\.zip$/)) return 'PAGES/NUMBERS'
  if (has(/(?:^|\/)Index\/Document\.iwa$/)) return 'PAGES'
  const files = names.filter((name) => !name.endsWith('/'))
  return files.length > 0 && files.every((name) => PICTURE.test(name)) ? 'CBZ' : undefined
}
