import type { MarkedToken, Token, Tokens } from 'marked'
import { sentenceOfRow } from '#mocks/engines/documents/sentence-of-row.ts'
import { raisedNumber } from '#src/rules/raised-number.ts'
import { htmlLines } from './html-lines.ts'
import { isMdx, markdownOfMdx } from './mdx-text.ts'
import { oneLine } from './one-line.ts'

/** Metadata at the head of the file: YAML between `---`, TOML between `+++`. */
const FRONT_MATTER = /^\ufeff?(---|\+\+\+)[^\S\n]*\n(?=[^\n]*[:=])[\s\S]*?\n(?:\1|\.\.\.)[^\S\n]*(?:\n|$)/u
/** Marks of footnotes, in the text and before the note: GitHub shows them as numbers. */
const NOTE_MARK = /\[\^[^\]\s]+\](?::[^\S\n]*)?/gu

/** Links between notes, pictures of notes, and marked words, as note programs write them. */
const NOTE_PICTURE = /!\[\[[^\]\n]*\]\]/gu
const NOTE_LINK = /\[\[(?:[^\]|\n]*\|)?([^\]|\n]+)\]\]/gu
const MARKED = /==([^=\n]+)==/gu
/** The kind of a box: `[!NOTE]` of GitHub, `:::tip` of documentation sites. */
const BOX_KIND = /^(?:[^\S\n]*>[^\S\n]*\[!\w+\][+-]?|[^\S\n]*:::[^\n]*$)[^\S\n]*/gmu

/** Code of site generators and wikis: Liquid, Hugo, lists of contents; and definitions of abbreviations. */
const SITE_CODE =
  /\{%[^\n]*?%\}|\{\{[^{}]*\}\}|^[^\S\n]*(?:\[TOC\]|\[\[_?TOC_?\]\]|\{:?toc\}|\*\[[^\]\n]+\]:[^\n]*)[^\S\n]*$/gimu
/** Names of emoji between words. */
const EMOJI = /(?<=^|\s):[a-z][a-z0-9_+-]*:(?=\s|$|[.,!?])/gmu
/** Languages of code that is shown as a drawing. */
const DRAWING_LANGUAGE = /^(?:mermaid|plantuml|graphviz|dot)\b/iu

/** Id and classes behind a heading, in braces. */
const HEADING_ID = /^(#{1,6}[^\n]*?)[^\S\n]*\{[#.:][^{}\n]*\}[^\S\n]*$/gmu

/** Lists of contents that a program keeps up to date; comments and ids of note programs; attributes of elements. */
const UNSEEN = [
  /<!-- *toc *-->[\s\S]{0,5000}?<!-- *(?:\/toc|tocstop) *-->/giu,
  /%%[^%]*%%/gu,
  /(?<=\S)[^\S\n]+\^[a-z\d-]+$/gimu,
  /^\{:[^{}\n]*\}[^\S\n]*$/gmu,
  /(?<=\]\([^()\n]*\))\{[^{}\n]*\}/gu,
]
/** Powers and notes within a line, and definitions below their terms, as Pandoc writes them. */
const [POWER, INLINE_NOTE, DEFINITION] = [/\^(\d{1,3})\^/gu, /\^\[([^\]\n]{1,1000})\]/gu, /(?<=[^\n]\n): +/gu]

const withoutNoteMarks = (text: string) =>
  UNSEEN.reduce((rest, unseen) => rest.replace(unseen, ''), text)
    .replace(POWER, (_, number: string) => raisedNumber(number))
    .replace(INLINE_NOTE, ' ($1)')
    .replace(DEFINITION, '\n')
    .replace(SITE_CODE, '')
    .replace(NOTE_MARK, '')
    .replace(NOTE_PICTURE, '')
    .replace(NOTE_LINK, '$1')
    .replace(MARKED, '$1')
    .replace(HEADING_ID, '$1')
    .replace(EMOJI, '')
    .replace(BOX_KIND, (line) => (line.includes('>') ? '>' : ''))

const isNested = (token: Token): token is Token & { tokens: Token[] } =>
  'tokens' in token && Array.isArray(token.tokens)

/** Text as HTML. Markdown may contain entities, which stay. */
const escapeTags = (text: string) => text.replaceAll('<', '&lt;')

/** A line of Markdown as HTML, so that its own elements count across the words between their tags. */
function inlineHtml(tokens: readonly Token[] = []): string {
  return tokens
    .map((token) => {
      const { type } = token
      // A single tilde marks lowered text, as in H~2~O.
      if (type === 'del' && token.raw.startsWith('~~')) return ''
      if (isNested(token)) return inlineHtml(token.tokens)
      if (type === 'br') return ' '
      if (type === 'html') return String(token.raw)
      const text = 'text' in token ? String(token.text) : ''
      return escapeTags(type === 'text' ? text : text.replaceAll('&', '&amp;'))
    })
    .join('')
}

const lineOf = (tokens: readonly Token[] | undefined) => {
  const markup = inlineHtml(tokens)
  return oneLine(/[&<]/u.test(markup) ? htmlLines(markup).join(' ') : markup)
}

/** Ends each list item like a sentence, because items are read in sequence. */
const withFinalStop = (line: string) => (line === '' || /[.!?…:;,]$/u.test(line) ? line : `${line}.`)

function itemLines({ tokens }: Tokens.ListItem): string[] {
  return (tokens as MarkedToken[]).flatMap((token) =>
    token.type === 'text' || token.type === 'paragraph'
      ? [withFinalStop(lineOf(token.tokens ?? [token]))]
      : linesOf([token]),
  )
}

function tableLines({ header, rows }: Tokens.Table): string[] {
  const names = header.map(({ tokens }) => lineOf(tokens))
  return rows.map((row) =>
    sentenceOfRow(
      names,
      row.map(({ tokens }) => lineOf(tokens)),
    ),
  )
}

function linesOf(tokens: readonly MarkedToken[]): string[] {
  return tokens.flatMap((token): string[] => {
    if (token.type === 'list') return token.items.flatMap(itemLines)
    if (token.type === 'table') return tableLines(token)
    if (token.type === 'code') return DRAWING_LANGUAGE.test(token.lang ?? '') ? [] : token.text.split('\n')
    if (token.type === 'blockquote') return linesOf(token.tokens as MarkedToken[])
    if (token.type === 'html') return htmlLines(token.text)
    if (token.type === 'heading' || token.type === 'paragraph') return [lineOf(token.tokens)]
    return token.type === 'text' ? [lineOf(token.tokens ?? [token])] : []
  })
}

/** Maximum number of marks in one paragraph: the parser's work grows with their square. */
const MAX_MARKS = 10_000
const MARK = /[[*_~`<]/g
/** Deeper lists and quotes than a person writes. */
const TOO_DEEP = /^(?:[ \t]{100}|(?:[ \t]*>){50})/m

/** Whether a text is no Markdown of a person, but would keep the parser busy for minutes. */
const hasTooMuchMarkup = (text: string) =>
  TOO_DEEP.test(text) ||
  text.split(/\n[^\S\n]*\n/).some((paragraph) => (paragraph.match(MARK)?.length ?? 0) > MAX_MARKS)

/** The visible text of a Markdown file, one line for each paragraph, list item and table row. */
export async function textOfMarkdown(content: string): Promise<string> {
  const { lexer } = await import('marked')
  const whole = content.replace(/\r\n?/gu, '\n').replace(FRONT_MATTER, '')
  const text = isMdx(whole) ? markdownOfMdx(whole) : whole
  const lines = hasTooMuchMarkup(text)
    ? text.split('\n').map(oneLine)
    : linesOf(lexer(withoutNoteMarks(text)) as MarkedToken[])
  return lines.filter((line) => line.trim() !== '').join('\n')
}
