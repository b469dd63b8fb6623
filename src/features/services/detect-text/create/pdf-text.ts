import { letterArea } from '#src/rules/text-layer.ts'
import { entryOf, type PdfObjects, refsIn, resolveReference, streamText } from './pdf-objects.ts'

/** How the codes of a font are read: bytes per code, and their characters if the file specifies them. */
interface Font {
  readonly bytes: 1 | 2
  readonly signs: ReadonlyMap<number, string>
}

const MAX_CODES = 0xffff

const characterOf = (hex: string) =>
  String.fromCharCode(...(hex.match(/.{1,4}/g) ?? []).map((unit) => Number.parseInt(unit, 16)))

/** Maps codes to characters (ISO 32000-1, 9.10.3). */
function charactersIn(map: string): Map<number, string> {
  const signs = new Map<number, string>()
  for (const [, rows = ''] of map.matchAll(/beginbfchar([\s\S]*?)endbfchar/g)) {
    for (const [, code = '', sign = ''] of rows.matchAll(/<([\dA-Fa-f]+)>\s*<([\dA-Fa-f]+)>/g))
      signs.set(Number.parseInt(code, 16), characterOf(sign))
  }
  const range = /<([\dA-Fa-f]+)>\s*<([\dA-Fa-f]+)>\s*(?:<([\dA-Fa-f]+)>|\[([^\]]*)\])/g
  for (const [, rows = ''] of map.matchAll(/beginbfrange([\s\S]*?)endbfrange/g)) {
    for (const [, first = '', last = '', from, list = ''] of rows.matchAll(range)) {
      const start = Number.parseInt(first, 16)
      const each = list.match(/[\dA-Fa-f]+/g) ?? []
      const end = Math.min(MAX_CODES, Number.parseInt(last, 16))
      for (let code = start; code <= end; code += 1) {
        const sign = from === undefined ? characterOf(each[code - start] ?? '') : characterOf(from)
        signs.set(code, from === undefined ? sign : shiftCharacter(sign, code - start))
      }
    }
  }
  return signs
}

const shiftCharacter = (sign: string, by: number) => String.fromCharCode(sign.charCodeAt(0) + by)

function fontAt(objects: PdfObjects, number: number): Font {
  const text = objects.get(number)?.text ?? ''
  const [map = 0] = refsIn(entryOf(text, 'ToUnicode'))
  const object = objects.get(map)
  const bytes = /\/Subtype\s*\/Type0\b/.test(text) ? 2 : 1
  return { bytes, signs: object ? charactersIn(streamText(object)) : new Map() }
}

export function fontsOf(objects: PdfObjects, resources: string): Map<string, Font> {
  const list = resolveReference(objects, entryOf(resolveReference(objects, resources), 'Font'))
  const fonts = new Map<string, Font>()
  for (const [, name = '', number] of list.matchAll(/\/([^\s/<>[\]()]+)\s+(\d+)\s+\d+\s+R\b/g))
    fonts.set(name, fontAt(objects, Number(number)))
  return fonts
}

const ESCAPED: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }

/** Bytes of a string in content, which is either bracketed with escapes or in hex. */
export function bytesOf(token: string): string {
  if (token.startsWith('<')) {
    const digits = token.replace(/[^\dA-Fa-f]/g, '')
    return (digits.match(/.{1,2}/g) ?? []).map((two) => characterOf(two.padEnd(2, '0'))).join('')
  }
  return token.slice(1, -1).replace(/\\([0-7]{1,3}|\r\n|[\s\S])/g, (_all, mark: string) => {
    if (/^[0-7]/.test(mark)) return String.fromCharCode(Number.parseInt(mark, 8) & 0xff)
    return /^[\r\n]/.test(mark) ? '' : (ESCAPED[mark] ?? mark)
  })
}

const NO_FONT: Font = { bytes: 1, signs: new Map() }

function decodeText(bytes: string, { bytes: size, signs }: Font): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += size) {
    const high = size === 2 ? bytes.charCodeAt(at) * 256 : 0
    const code = high + (bytes.charCodeAt(at + size - 1) || 0)
    text += signs.get(code) ?? (size === 2 ? '\ufffd' : String.fromCharCode(code))
  }
  return text
}

/** Inline pictures, comments, strings with nested brackets, strings in hex, names, and everything else. */
const TOKENS =
  /\bBI\b[\s\S]*?\bEI\b|%[^\r\n]*|\((?:\\[\s\S]|[^\\()]|\((?:\\[\s\S]|[^\\()])*\))*\)|<<|>>|<[\dA-Fa-f\s]*>|\/[^\s/<>[\]()%]*|[[\]]|[^\s/<>[\]()%]+/g

const isString = (token: string) => token.startsWith('(') || /^<[^<]/.test(token)
const isNumber = (token: string) => /^[+-]?(?:\d+\.?\d*|\.\d+)$/.test(token)

/** Transformation of points in the plane (ISO 32000-1, 8.3.3). */
export type Matrix = readonly [number, number, number, number, number, number]

export const IDENTITY_MATRIX: Matrix = [1, 0, 0, 1, 0, 0]

export function multiplyMatrices(outer: Matrix, [g, h, i, j, k, l]: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f]
}

export const areaOf = ([a, b, c, d]: Matrix): number => Math.abs(a * d - b * c)

export function matrixOf(numbers: readonly number[]): Matrix {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = numbers.slice(-6)
  return numbers.length < 6 ? IDENTITY_MATRIX : [a, b, c, d, e, f]
}

/**
 * Everything that content draws: text with the area of its letters, and pictures and forms by name with their
 * positions.
 */
export interface DrawnContent {
  text: string
  letters: number
  objects: { name: string; matrix: Matrix }[]
  /** Area of the inline pictures. */
  inline: number
}

interface TextState {
  font: Font
  size: number
  matrix: Matrix
}

/** Interprets a piece of content (ISO 32000-1, 8 and 9.4.3). */
export function interpretContent(
  content: string,
  fonts: ReadonlyMap<string, Font>,
  from: Matrix = IDENTITY_MATRIX,
): DrawnContent {
  const drawn: DrawnContent = { text: '', letters: 0, objects: [], inline: 0 }
  const saved: Matrix[] = []
  let now = from
  let text: TextState = { font: NO_FONT, size: 0, matrix: IDENTITY_MATRIX }
  let [strings, numbers, name]: [string[], number[], string] = [[], [], '']
  function show() {
    const shown = strings.map((each) => decodeText(bytesOf(each), text.font)).join('')
    const height = Math.abs(text.size) * Math.sqrt(areaOf(multiplyMatrices(now, text.matrix)))
    drawn.text += `${shown} `
    drawn.letters += letterArea(shown, height)
  }
  const act: Readonly<Record<string, () => void>> = {
    q: () => saved.push(now),
    Q: () => {
      now = saved.pop() ?? now
    },
    cm: () => {
      now = multiplyMatrices(now, matrixOf(numbers))
    },
    BT: () => {
      text = { ...text, matrix: IDENTITY_MATRIX }
    },
    Tm: () => {
      text = { ...text, matrix: matrixOf(numbers) }
    },
    Tf: () => {
      text = { ...text, font: fonts.get(name) ?? NO_FONT, size: numbers.at(-1) ?? 0 }
    },
    Do: () => drawn.objects.push({ name, matrix: now }),
    ...Object.fromEntries(['Tj', 'TJ', "'", '"'].map((operator) => [operator, show])),
  }
  for (const [token] of content.matchAll(TOKENS)) {
    if (isString(token)) strings.push(token)
    else if (token.startsWith('/')) name = token.slice(1)
    else if (isNumber(token)) numbers.push(Number(token))
    else if (/^BI\b[\s\S]*EI$/.test(token)) drawn.inline += areaOf(now)
    else if (/^[A-Za-z'"][A-Za-z\d*]*$/.test(token)) {
      act[token]?.()
      strings = []
      numbers = []
    }
  }
  return drawn
}
