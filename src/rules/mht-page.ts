import { markupText } from './markup-text.ts'

type Bytes = Uint8Array<ArrayBuffer>

const bytesOf = (text: string): Bytes => Uint8Array.from(text, (sign) => sign.charCodeAt(0))

function fromBase64(text: string): Bytes {
  try {
    return bytesOf(atob(text.replace(/[^A-Za-z\d+/]/g, '')))
  } catch {
    return new Uint8Array()
  }
}

const fromQuotedPrintable = (text: string): Bytes =>
  bytesOf(
    text
      .replace(/=[ \t]*\r?\n/g, '')
      .replace(/=([\dA-F]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
  )

const DECODERS: Readonly<Record<string, (text: string) => Bytes>> = {
  base64: fromBase64,
  'quoted-printable': fromQuotedPrintable,
}

/** A part of a MIME message: its headers end with a blank line. */
function partOf(text: string): { headers: string; body: string } {
  const [end = ''] = /\r?\n\r?\n/.exec(text) ?? []
  const at = end === '' ? text.length : text.indexOf(end)
  return { headers: text.slice(0, at).replace(/\r?\n[ \t]+/g, ' '), body: text.slice(at + end.length) }
}

const headerOf = (headers: string, name: string) =>
  new RegExp(`^${name}:[ \\t]*(.*)$`, 'im').exec(headers)?.[1]?.trim() ?? ''

/** Markup of the page in an MHTML file (RFC 2557); undefined if it has none. */
export function mhtPage(bytes: Bytes): string | undefined {
  const whole = partOf(new TextDecoder('latin1').decode(bytes))
  const [, boundary] = /boundary="?([^";\s]+)/i.exec(headerOf(whole.headers, 'Content-Type')) ?? []
  const parts =
    boundary === undefined
      ? [whole]
      : whole.body.split(`--${boundary}`).map((part) => partOf(part.trimStart()))
  const page = parts.find(({ headers }) => /^text\/html\b/i.test(headerOf(headers, 'Content-Type')))
  if (!page) return undefined
  const decode = DECODERS[headerOf(page.headers, 'Content-Transfer-Encoding').toLowerCase()] ?? bytesOf
  return markupText(decode(page.body))
}
