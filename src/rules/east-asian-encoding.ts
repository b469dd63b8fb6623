import type { TextEncoding } from './text-encodings.ts'

/** The most frequent characters of each language, which make up a fifth of a text or more. */
const CHINESE = '的一是不了在人有我他上大和地到以要就出可也你生而子那自之年后作里，。、“”：；？！'
const SIMPLIFIED = `${CHINESE}这个们中来为国说时会对能得于着下过发没还`
const TRADITIONAL = `${CHINESE}這個們中來為國說時會對能得於著下過發後裡沒還`
const KOREAN = '이다는을를에의가은고하지로도한어있사기서그나리해자아대시'
const isHiragana = (sign: string) => sign >= '\u3041' && sign <= '\u3093'

const ENCODINGS: readonly (readonly [encoding: TextEncoding, isFrequent: (sign: string) => boolean])[] = [
  ['gb18030', (sign) => SIMPLIFIED.includes(sign)],
  ['big5', (sign) => TRADITIONAL.includes(sign)],
  ['shift_jis', isHiragana],
  ['euc-jp', isHiragana],
  ['euc-kr', (sign) => KOREAN.includes(sign)],
]

/** Characters of several bytes that a text needs to show its encoding, and frequent ones of them. */
const MIN_SIGNS = 4
const MIN_FREQUENT_SIGNS = 2
/** Share of frequent characters; in a text of another encoding they are as rare as all others. */
const MIN_FREQUENT = 0.12
/** Invalid bytes of a damaged text, as a share of its characters. */
const MAX_INVALID = 0.01

function frequentShare(
  sample: Uint8Array<ArrayBuffer>,
  [encoding, isFrequent]: (typeof ENCODINGS)[number],
): number {
  // The sample may end within a character.
  const text = new TextDecoder(encoding).decode(sample, { stream: true })
  const signs = Array.from(text).filter((sign) => sign > '\x7f')
  const invalid = signs.filter((sign) => sign === '\ufffd').length
  if (signs.length < MIN_SIGNS || invalid > signs.length * MAX_INVALID) return 0
  const frequent = signs.filter(isFrequent).length
  return frequent < MIN_FREQUENT_SIGNS ? 0 : frequent / signs.length
}

/** The first bytes of everyday characters, which GB 2312 and Big5 list first, and the lowest second byte. */
const EVERYDAY_BYTES = [
  ['gb18030', 0xb0, 0xd7, 0xa1],
  ['big5', 0xa4, 0xc6, 0x40],
] as const
const MIN_EVERYDAY_SIGNS = 8
const MIN_EVERYDAY = 0.95

/** Chinese of a table, without sentences: everyday characters, not divided by spaces as the words of alphabets are. */
function ofEverydayCharacters(sample: Uint8Array<ArrayBuffer>): TextEncoding | undefined {
  const isHigh = (at: number) => (sample[at] ?? 0) >= 0x80
  if (sample.some((byte, at) => byte === 0x20 && isHigh(at - 1) && isHigh(at + 1))) return undefined
  const [found] =
    EVERYDAY_BYTES.find(([, first, last, lowest]) => {
      let [signs, everyday] = [0, 0]
      for (let at = 0; at < sample.length; at += 1) {
        if (!isHigh(at)) continue
        const [lead = 0, trail = 0] = sample.subarray(at, at + 2)
        signs += 1
        if (lead >= first && lead <= last && trail >= lowest) everyday += 1
        at += 1
      }
      return signs >= MIN_EVERYDAY_SIGNS && everyday >= signs * MIN_EVERYDAY
    }) ?? []
  return found
}

/** The encoding of a Chinese, Japanese or Korean text, in which letters have several bytes; undefined for others. */
export function eastAsianEncoding(sample: Uint8Array<ArrayBuffer>): TextEncoding | undefined {
  let best: TextEncoding | undefined
  let most = MIN_FREQUENT
  for (const each of ENCODINGS) {
    const share = frequentShare(sample, each)
    if (share > most) [best, most] = [each[0], share]
  }
  return best ?? ofEverydayCharacters(sample)
}
