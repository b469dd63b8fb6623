import { entryOf, type PdfObjects, refsIn, resolved, streamText } from './pdf-objects.ts'

/** How the codes of a font are read: how many bytes each has, and what they stand for where the file says it. */
interface Font {
  readonly bytes: 1 | 2
  readonly signs: ReadonlyMap<number, string>
}

const MOST_CODES = 0xffff

const signOf = (hex: string) =>
  String.fromCharCode(...(hex.match(/.{1,4}/g) ?? []).map((unit) => Number.parseInt(unit, 16)))

/** Codes and their signs (ISO 32000-1, 9.10.3). */
function signsIn(map: string): Map<number, string> {
  const signs = new Map<number, string>()
  for (const [, rows = ''] of map.matchAll(/beginbfchar([\s\S]*?)endbfchar/g)) {
    for (const [, code = '', sign = ''] of rows.matchAll(/<([\dA-Fa-f]+)>\s*<([\dA-Fa-f]+)>/g))
      signs.set(Number.parseInt(code, 16), signOf(sign))
  }
  const range = /<([\dA-Fa-f]+)>\s*<([\dA-Fa-f]+)>\s*(?:<([\dA-Fa-f]+)>|\[([^\]]*)\])/g
  for (const [, rows = ''] of map.matchAll(/beginbfrange([\s\S]*?)endbfrange/g)) {
    for (const [, first = '', last = '', from, list = ''] of rows.matchAll(range)) {
      const start = Number.parseInt(first, 16)
      const each = list.match(/[\dA-Fa-f]+/g) ?? []
      const end = Math.min(MOST_CODES, Number.parseInt(last, 16))
      for (let code = start; code <= end; code += 1) {
        const sign = from === undefined ? signOf(each[code - start] ?? '') : signOf(from)
        signs.set(code, from === undefined ? sign : later(sign, code - start))
      }
    }
  }
  return signs
}

const later = (sign: string, by: number) => String.fromCharCode(sign.charCodeAt(0) + by)

async function fontAt(objects: PdfObjects, number: number): Promise<Font> {
  const text = objects.get(number)?.text ?? ''
  const [map = 0] = refsIn(entryOf(text, 'ToUnicode'))
  const object = objects.get(map)
  const bytes = /\/Subtype\s*\/Type0\b/.test(text) ? 2 : 1
  return { bytes, signs: object ? signsIn(await streamText(object)) : new Map() }
}

export async function fontsOf(objects: PdfObjects, resources: string): Promise<Map<string, Font>> {
  const list = resolved(objects, entryOf(resolved(objects, resources), 'Font'))
  const fonts = new Map<string, Font>()
  for (const [, name = '', number] of list.matchAll(/\/([^\s/<>[\]()]+)\s+(\d+)\s+\d+\s+R\b/g))
    fonts.set(name, await fontAt(objects, Number(number)))
  return fonts
}

const ESCAPED: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }

/** Bytes of a string as it stands in content: in brackets with escapes, or in hex. */
function bytesOf(token: string): string {
  if (token.startsWith('<')) {
    const digits = token.replace(/[^\dA-Fa-f]/g, '')
    return (digits.match(/.{1,2}/g) ?? []).map((two) => signOf(two.padEnd(2, '0'))).join('')
  }
  return token.slice(1, -1).replace(/\\([0-7]{1,3}|\r\n|[\s\S])/g, (_all, mark: string) => {
    if (/^[0-7]/.test(mark)) return String.fromCharCode(Number.parseInt(mark, 8) & 0xff)
    return /^[\r\n]/.test(mark) ? '' : (ESCAPED[mark] ?? mark)
  })
}

const NO_FONT: Font = { bytes: 1, signs: new Map() }

function decoded(bytes: string, { bytes: size, signs }: Font): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += size) {
    const high = size === 2 ? bytes.charCodeAt(at) * 256 : 0
    const code = high + (bytes.charCodeAt(at + size - 1) || 0)
    text += signs.get(code) ?? (size === 2 ? '\ufffd' : String.fromCharCode(code))
  }
  return text
}

/** Pictures within content, comments, strings with brackets in brackets, strings in hex, names, and all else. */
const TOKENS =
  /\bBI\b[\s\S]*?\bEI\b|%[^\r\n]*|\((?:\\[\s\S]|[^\\()]|\((?:\\[\s\S]|[^\\()])*\))*\)|<<|>>|<[\dA-Fa-f\s]*>|\/[^\s/<>[\]()%]*|[[\]]|[^\s/<>[\]()%]+/g

const isString = (token: string) => token.startsWith('(') || /^<[^<]/.test(token)

/** The text that a piece of content shows (ISO 32000-1, 9.4.3). */
export function textShown(content: string, fonts: ReadonlyMap<string, Font>): string {
  let [text, font, strings, name]: [string, Font, string[], string] = ['', NO_FONT, [], '']
  for (const [token] of content.matchAll(TOKENS)) {
    if (isString(token)) strings.push(token)
    else if (token.startsWith('/')) name = token.slice(1)
    else if (/^[A-Za-z'"][A-Za-z\d*]*$/.test(token)) {
      if (token === 'Tf') font = fonts.get(name) ?? NO_FONT
      if (['Tj', 'TJ', "'", '"'].includes(token))
        text += `${strings.map((each) => decoded(bytesOf(each), font)).join('')} `
      strings = []
    }
  }
  return text
}
