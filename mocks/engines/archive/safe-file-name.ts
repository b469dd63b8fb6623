/** Device names of Windows, and the one name that fflate cannot keep in its table of files. */
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)|^__proto__$/i
/** File systems allow 255 bytes; extension and number need space too. */
const MAX_STEM_BYTES = 200

function fitBytes(text: string): string {
  const encoder = new TextEncoder()
  let left = MAX_STEM_BYTES
  let fitting = ''
  for (const character of text) {
    left -= encoder.encode(character).length
    if (left < 0) break
    fitting += character
  }
  return fitting
}

/** A name that is one plain file on every system: without folders, control characters or reserved words. */
export function safeFileName(name: string): string {
  const plain = name
    .normalize('NFC')
    .replace(/\p{C}/gu, '')
    .replace(/[/\\:*?"<>|]+/g, '-')
    .replace(/\s+/gu, ' ')
    .replace(/^[\s.]+|[\s.]+$/gu, '')
  if (plain === '') return 'file'
  const dot = plain.lastIndexOf('.')
  const extension = dot > 0 && plain.length - dot <= 6 ? plain.slice(dot) : ''
  const stem = fitBytes(extension ? plain.slice(0, dot) : plain)
  const short = `${stem.trimEnd()}${extension}`
  return RESERVED.test(short) ? `_${short}` : short
}
