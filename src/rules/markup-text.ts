import { readPlainText } from './plain-text.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** A file declares its encoding within these bytes. */
const HEAD_BYTES = 1024

const DECLARED = /<\?xml[^>]*?\sencoding\s*=\s*["']([\w.:-]+)["']|<meta[^>]*?charset\s*=\s*["']?([\w.:-]+)/i

const isUtf8 = (bytes: Bytes) => {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}

function declaredEncoding(bytes: Bytes): string | undefined {
  const [, xml, meta] = DECLARED.exec(new TextDecoder('latin1').decode(bytes.subarray(0, HEAD_BYTES))) ?? []
  return xml ?? meta
}

/** UTF-16 is recognised by its byte order mark or its first character, which is a bracket. */
function wideEncoding([first, second]: Bytes): string | undefined {
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return 'utf-16le'
  return (first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c) ? 'utf-16be' : undefined
}

function decodedAs(bytes: Bytes, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding).decode(bytes)
  } catch {
    return undefined
  }
}

/**
 * Decodes XML or HTML: as UTF-8 if it is valid, else in the declared encoding, else in the encoding that its bytes
 * suggest.
 */
export function markupText(bytes: Bytes): string {
  const wide = wideEncoding(bytes)
  if (wide) return new TextDecoder(wide).decode(bytes)
  if (isUtf8(bytes)) return new TextDecoder().decode(bytes)
  const declared = declaredEncoding(bytes)
  const isLegacy = declared !== undefined && !/^utf-?(?:8|16)/i.test(declared)
  return (
    (isLegacy ? decodedAs(bytes, declared) : undefined) ??
    readPlainText(bytes, '')?.text ??
    new TextDecoder().decode(bytes)
  )
}
