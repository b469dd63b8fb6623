const NAMED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const reference = (sign: string) => NAMED[sign] ?? `&#${sign.codePointAt(0)};`

/** Replaces what no code can carry: half a surrogate pair, and NUL, which HTML replaces everywhere. */
const carried = (text: string) => text.toWellFormed().replaceAll('\0', '\ufffd')

/** A text as it stands in an attribute of HTML, between double quotes. Line ends would be read as one kind. */
export const inHtmlAttribute = (text: string): string => carried(text).replace(/[&<>"'`\r\n]/g, reference)

/** The same for WordPress, which looks for shortcodes in attributes too: `[gallery]` must not become one. */
export const inWordpressAttribute = (text: string): string =>
  carried(text).replace(/[&<>"'`\r\n[\]]/g, reference)

/** A text as a string of JavaScript, quotes included; no part of it can end a script element or a line. */
export const inScriptString = (text: string): string =>
  JSON.stringify(carried(text)).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${(sign.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`,
  )
