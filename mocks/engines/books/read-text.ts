import type { LocaleCode } from '#src/contract/primitives.ts'
import { BookError } from './book-engine.ts'
import { isChapterLine } from './chapter-lines.ts'
import type { Line } from './chapters-of-lines.ts'

const LEGACY: Readonly<Partial<Record<LocaleCode, string>>> = {
  ru: 'windows-1251',
  az: 'windows-1254',
  tr: 'windows-1254',
}
/** Bytes of a file that are read to tell whether it is text. */
const LOOKED_AT = 65_536

function decode(bytes: Uint8Array, locale: LocaleCode): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  // No text has zeros in it, but programs, sound and older documents have.
  if (bytes.subarray(0, LOOKED_AT).includes(0)) throw new BookError('unreadable')
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder(LEGACY[locale] ?? 'windows-1252').decode(bytes)
  }
}

/** Lines of one paragraph go together; a chapter's line stands alone even without a blank line behind it. */
function* paragraphsOf(page: string, isParted: boolean): Generator<string> {
  if (!isParted) {
    yield* page.split('\n')
    return
  }
  for (const paragraph of page.split(/\n(?:[^\S\n]*\n)+/)) {
    const [first = '', ...rest] = paragraph.trim().split('\n')
    if (rest.length > 0 && isChapterLine(first)) {
      yield first
      yield rest.join(' ')
    } else yield paragraph.replaceAll('\n', ' ')
  }
}

/** Plain text in UTF-8, in UTF-16 with its mark, else in the old encoding of the language. Form feeds part pages. */
export function readText(bytes: Uint8Array, locale: LocaleCode): Line[] {
  const text = decode(bytes, locale).replace(/\r\n?/g, '\n')
  const isParted = /\n[^\S\n]*\n/.test(text)
  return text.split('\f').flatMap((page, index) =>
    [...paragraphsOf(page, isParted)].map((paragraph, place) => ({
      text: paragraph,
      isPageStart: index > 0 && place === 0,
    })),
  )
}
