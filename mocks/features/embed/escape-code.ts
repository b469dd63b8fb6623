const NAMED_REFERENCES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

const characterReference = (sign: string) => NAMED_REFERENCES[sign] ?? `&#${sign.codePointAt(0)};`

/** Replaces characters that code cannot carry: lone surrogates, and NUL, which HTML replaces everywhere. */
const withoutImpossible = (text: string) => text.toWellFormed().replaceAll('\0', '\ufffd')

/** Escapes a text for a double-quoted HTML attribute. Line ends are escaped too, because HTML would normalise them. */
export const inHtmlAttribute = (text: string): string =>
  withoutImpossible(text).replace(/[&<>"'`\r\n]/g, characterReference)

/** The same for WordPress, which expands shortcodes in attributes too: `[gallery]` must stay text. */
export const inWordpressAttribute = (text: string): string =>
  withoutImpossible(text).replace(/[&<>"'`\r\n[\]]/g, characterReference)

/** A text as a JavaScript string, including quotes; no part of it can end a script element or a line. */
export const inScriptString = (text: string): string =>
  JSON.stringify(withoutImpossible(text)).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${(sign.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`,
  )
