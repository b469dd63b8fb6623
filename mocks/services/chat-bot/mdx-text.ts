/** Syntax at the start of a line that only MDX has: imports, exports, components and comments in braces. */
const MDX =
  /^(?:import\s[^\n]*['"][^'"\n]+['"];?[^\S\n]*|export\s+(?:const|let|default|function|async|class)\b[^\n]*|<\/?[A-Z][\w.]*[\s>/][^\n]*|\{\/\*[^\n]*)$/mu
const FENCE = /^[^\S\n]*(`{3,}|~{3,})/u
const MODULE_LINE = /^(?:import|export)\s/u
const TAG = /^<\/?(?:([A-Za-z][\w.:-]*)(?=[\s/>])|(?=>))/u
/** Longest name of a tag that is looked for. */
const NAME_MAX = 100
const STRING = /^\{\s*(["'`])([^"'`$\\{}]*)\1\s*\}$/u
const ESCAPED_BRACE = /^\\([{}])$/u
const CODE = /(`+)[\s\S]*?\1/uy

/** Whether a Markdown file is MDX, regardless of its name: documentation sites call both `.md`. */
export const isMdx = (text: string): boolean => MDX.test(text)

/** Index behind the bracket that closes the one at `at`, past strings and nested braces; -1 if there is none. */
function endOf(text: string, at: number, close: '}' | '>'): number {
  let depth = 0
  let quote = ''
  for (let index = at + 1; index < text.length; index += 1) {
    const sign = text[index] ?? ''
    if (quote !== '') quote = sign === quote ? '' : quote
    else if (/["'`]/u.test(sign)) quote = sign
    else if (sign === close && depth === 0) return index + 1
    else if (sign === '{') depth += 1
    else if (sign === '}') depth -= 1
  }
  return -1
}

/** A tag of HTML without its expressions; nothing for the tag of a component. */
function plainTag(tag: string): string {
  const name = TAG.exec(tag)?.[1] ?? ''
  if (!/^[a-z]/u.test(name)) return ' '
  return tag.includes('{') ? `${tag.startsWith('</') ? '</' : '<'}${name}>` : tag
}

interface Piece {
  readonly text: string
  readonly end: number
}

/** The piece of a text at a place: a tag, an expression, code, or a character. */
function pieceAt(text: string, at: number): Piece {
  const sign = text[at] ?? ''
  const isTag = sign === '<' && TAG.test(text.slice(at, at + NAME_MAX))
  const end = isTag ? endOf(text, at, '>') : sign === '{' ? endOf(text, at, '}') : -1
  if (end > 0) {
    const piece = text.slice(at, end)
    return { text: isTag ? plainTag(piece) : (STRING.exec(piece)?.[2] ?? ''), end }
  }
  CODE.lastIndex = at
  const code = sign === '`' ? CODE.exec(text)?.[0] : undefined
  const plain = code ?? text.slice(at, at + (sign === '\\' ? 2 : 1))
  return { text: plain.replace(ESCAPED_BRACE, '$1'), end: at + plain.length }
}

function withoutJsx(text: string): string {
  let rest = ''
  for (let at = 0; at < text.length; ) {
    const piece = pieceAt(text, at)
    rest += piece.text
    at = piece.end
  }
  return rest
}

const countOpenBraces = (line: string) =>
  [...line].reduce((sum, sign) => sum + (sign === '{' ? 1 : sign === '}' ? -1 : 0), 0)

/** Converts MDX to Markdown with the same visible text, by removing imports, exports and expressions. */
export function markdownOfMdx(text: string): string {
  const parts: { lines: string[]; isCode: boolean }[] = []
  let fence = ''
  let [isModule, depth, before] = [false, 0, '']
  for (const line of text.split('\n')) {
    const mark = FENCE.exec(line)?.[1] ?? ''
    if (fence === '' && mark === '') {
      isModule = isModule ? depth > 0 || line.trim() !== '' : before.trim() === '' && MODULE_LINE.test(line)
      depth = isModule ? depth + countOpenBraces(line) : 0
    }
    before = line
    const isCode = fence !== '' || mark !== ''
    if (parts.at(-1)?.isCode !== isCode) parts.push({ lines: [], isCode })
    parts.at(-1)?.lines.push(isModule && !isCode ? '' : line)
    if (mark !== '') fence = fence === '' ? mark : mark.startsWith(fence) ? '' : fence
  }
  return parts
    .map(({ lines, isCode }) => (isCode ? lines.join('\n') : withoutJsx(lines.join('\n'))))
    .join('\n')
}
