function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    // A sign of percent that escapes nothing, as in “100%.xhtml”.
    return path
  }
}

/** The archive's name for what a link in another entry of it means; an address of elsewhere names nothing. */
export function entryName(from: string, href: string): string {
  const url = URL.parse(href, `book:/${from.split('/').map(encodeURIComponent).join('/')}`)
  return url?.protocol === 'book:' ? decoded(url.pathname.slice(1)) : ''
}

/** Encodings of names in archives whose writer did not mark them as UTF-8. */
const UNMARKED = ['utf-8', 'ibm866', 'windows-1251', 'windows-1254'] as const

/** What the bytes of an unmarked name, which a reader takes for Latin-1, can mean. */
function readings(name: string): string[] {
  if (!/[\x80-\xff]/.test(name) || /[^\0-\xff]/.test(name)) return [name]
  const bytes = Uint8Array.from(name, (sign) => sign.charCodeAt(0))
  return [name, ...UNMARKED.map((encoding) => new TextDecoder(encoding).decode(bytes))]
}

const STEPS = [
  (name: string) => name,
  (name: string) => name.normalize('NFC'),
  (name: string) =>
    decoded(name)
      .normalize('NFC')
      .replaceAll('\\', '/')
      .replace(/^\.?\//, ''),
  (name: string) =>
    decoded(name)
      .normalize('NFC')
      .replaceAll('\\', '/')
      .replace(/^\.?\//, '')
      .toLowerCase(),
] as const

/**
 * Finds entries of an archive by the names that links give them: letters may be composed otherwise, escaped, in another
 * encoding or, as a last resort, in another case. An exact name comes first.
 */
export function findEntry(names: readonly string[]): (wanted: string) => string | undefined {
  const tables = STEPS.map((step) => {
    const table = new Map<string, string>()
    for (const name of names) {
      for (const reading of readings(name)) if (!table.has(step(reading))) table.set(step(reading), name)
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
