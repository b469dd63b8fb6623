import { parseUrl } from './parse-url.ts'

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    // A percent sign that escapes nothing, as in “100%.xhtml”.
    return path
  }
}

/** The name of an entry from the root of its archive, which some programs write in full or with backslashes. */
export const nameFromRoot = (name: string): string => name.replaceAll('\\', '/').replace(/^\.?\//, '')

/** The archive entry that a link in another entry refers to; a link to another place matches nothing. */
export function entryName(from: string, href: string): string {
  const url = parseUrl(href, `book:/${nameFromRoot(from).split('/').map(encodeURIComponent).join('/')}`)
  return url?.protocol === 'book:' ? decodePath(url.pathname.slice(1)) : ''
}

/** Encodings of entry names that their writer did not mark as UTF-8. */
const LEGACY_ENCODINGS = ['utf-8', 'ibm866', 'windows-1251', 'windows-1254'] as const

/** Possible readings of an unmarked name, which a reader decodes as Latin-1. */
function possibleReadings(name: string): string[] {
  if (!/[\x80-\xff]/.test(name) || /[^\0-\xff]/.test(name)) return [name]
  const bytes = Uint8Array.from(name, (sign) => sign.charCodeAt(0))
  return [name, ...LEGACY_ENCODINGS.map((encoding) => new TextDecoder(encoding).decode(bytes))]
}

const COMPARED_FORMS = [
  (name: string) => name,
  (name: string) => name.normalize('NFC'),
  (name: string) => nameFromRoot(decodePath(name).normalize('NFC')),
  (name: string) => nameFromRoot(decodePath(name).normalize('NFC')).toLowerCase(),
] as const

/**
 * Finds entries of an archive by the names in links: the letters may be composed differently, escaped, in another
 * encoding or, as a last resort, in another case. An exact name has precedence.
 */
export function findEntry(names: readonly string[]): (wanted: string) => string | undefined {
  const tables = COMPARED_FORMS.map((step) => {
    const table = new Map<string, string>()
    for (const name of names) {
      for (const reading of possibleReadings(name))
        if (!table.has(step(reading))) table.set(step(reading), name)
    }
    return { step, table }
  })
  return (wanted) => {
    for (const { step, table } of tables) {
      const name = table.get(step(wanted))
      if (name !== undefined) return name
    }
    return undefined
  }
}
