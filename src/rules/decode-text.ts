import type { TextEncoding } from './text-encodings.ts'

/** Turkish DOS, which no `TextDecoder` knows: its characters from 0x80 on. */
const IBM857 =
  'ÇüéâäàåçêëèïîıÄÅÉæÆôöòûùİÖÜø£ØŞşáíóúñÑĞğ¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ºªÊËÈ\ufffdÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµ\ufffd×ÚÛÙìÿ¯´\u00ad±\ufffd¾¶§÷¸°¨·¹³²■\u00a0'
/** In Turkish these replace the characters of macOS Roman from 0xda on. */
const MAC_TURKISH = 'ĞğİıŞş'
const MAC_TURKISH_AT = 0xda

const bytesFrom = (first: number) => Uint8Array.from({ length: 256 - first }, (_, index) => first + index)

function upperCharacters(encoding: 'ibm857' | 'x-mac-turkish'): string {
  if (encoding === 'ibm857') return IBM857
  const roman = new TextDecoder('macintosh').decode(bytesFrom(0x80))
  const at = MAC_TURKISH_AT - 0x80
  return roman.slice(0, at) + MAC_TURKISH + roman.slice(at + MAC_TURKISH.length)
}

function decodeByTable(bytes: Uint8Array<ArrayBuffer>, table: string): string {
  const wide = Uint16Array.from(bytes, (byte) => (byte < 0x80 ? byte : table.charCodeAt(byte - 0x80)))
  return new TextDecoder('utf-16le').decode(wide)
}

/** koi8-u has the letters of koi8-r and those of Ukrainian, in place of frames. Letters of macOS are composed. */
export function decodeText(bytes: Uint8Array<ArrayBuffer>, encoding: TextEncoding): string {
  const text =
    encoding === 'ibm857' || encoding === 'x-mac-turkish'
      ? decodeByTable(bytes, upperCharacters(encoding))
      : new TextDecoder(encoding === 'koi8-r' ? 'koi8-u' : encoding).decode(bytes)
  return text.normalize('NFC')
}
