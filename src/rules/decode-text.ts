import type { TextEncoding } from './text-encodings.ts'

/** Encodings of DOS that no `TextDecoder` knows, by their characters from 0x80 on: Greek, Central European and Turkish. */
const DOS = {
  ibm737:
    'ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩαβγδεζηθικλμνξοπρσςτυφχψ░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀ωάέήϊίόύϋώΆΈΉΊΌΎΏ±≥≤ΪΫ÷≈°∙·√ⁿ²■\u00a0',
  ibm852:
    'ÇüéâäůćçłëŐőîŹÄĆÉĹĺôöĽľŚśÖÜŤťŁ×čáíóúĄąŽžĘę¬źČş«»░▒▓│┤ÁÂĚŞ╣║╗╝Żż┐└┴┬├─┼Ăă╚╔╩╦╠═╬¤đĐĎËďŇÍÎě┘┌█▄ŢŮ▀ÓßÔŃńňŠšŔÚŕŰýÝţ´\u00ad˝˛ˇ˘§÷¸°¨˙űŘř■\u00a0',
  ibm857:
    'ÇüéâäàåçêëèïîıÄÅÉæÆôöòûùİÖÜø£ØŞşáíóúñÑĞğ¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ºªÊËÈ\ufffdÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµ\ufffd×ÚÛÙìÿ¯´\u00ad±\ufffd¾¶§÷¸°¨·¹³²■\u00a0',
  ibm869:
    '\ufffd\ufffd\ufffd\ufffd\ufffd\ufffdΆ\ufffd·¬¦‘’Έ―ΉΊΪΌ\ufffd\ufffdΎΫ©Ώ²³ά£έήίϊΐόύΑΒΓΔΕΖΗ½ΘΙ«»░▒▓│┤ΚΛΜΝ╣║╗╝ΞΟ┐└┴┬├─┼ΠΡ╚╔╩╦╠═╬ΣΤΥΦΧΨΩαβγ┘┌█▄δε▀ζηθικλμνξοπρσςτ΄\u00ad±υφχ§ψ΅°¨ωϋΰώ■\u00a0',
} as const
/** In Turkish these replace the characters of macOS Roman from 0xda on. */
const MAC_TURKISH = 'ĞğİıŞş'
const MAC_TURKISH_AT = 0xda

const bytesFrom = (first: number) => Uint8Array.from({ length: 256 - first }, (_, index) => first + index)

const isOfDos = (encoding: TextEncoding): encoding is keyof typeof DOS => encoding in DOS

function turkishOfMac(): string {
  const roman = new TextDecoder('macintosh').decode(bytesFrom(0x80))
  const at = MAC_TURKISH_AT - 0x80
  return roman.slice(0, at) + MAC_TURKISH + roman.slice(at + MAC_TURKISH.length)
}

function decodeByTable(bytes: Uint8Array<ArrayBuffer>, table: string): string {
  const wide = Uint16Array.from(bytes, (byte) => (byte < 0x80 ? byte : table.charCodeAt(byte - 0x80)))
  return new TextDecoder('utf-16le').decode(wide)
}

function charactersIn(bytes: Uint8Array<ArrayBuffer>, encoding: TextEncoding): string {
  if (isOfDos(encoding)) return decodeByTable(bytes, DOS[encoding])
  if (encoding === 'x-mac-turkish') return decodeByTable(bytes, turkishOfMac())
  return new TextDecoder(encoding === 'koi8-r' ? 'koi8-u' : encoding).decode(bytes)
}

/** koi8-u has the letters of koi8-r and those of Ukrainian, in place of frames. Letters of macOS are composed. */
export function decodeText(bytes: Uint8Array<ArrayBuffer>, encoding: TextEncoding): string {
  return charactersIn(bytes, encoding).normalize('NFC')
}
