import type { SpeechLocale } from './speech-engine.ts'

export const espeakPackNames = ['core', 'az', 'tr', 'en', 'ru'] as const
export type EspeakPackName = (typeof espeakPackNames)[number]

export const espeakVoices: Record<SpeechLocale, string> = { az: 'az', tr: 'tr', en: 'en-us', ru: 'ru' }

/** Files of each pack, relative to espeak-ng's data folder. */
export const espeakPackFiles: Record<EspeakPackName, readonly string[]> = {
  core: [
    'phondata',
    'phonindex',
    'phontab',
    'intonations',
    'lang/trk/az',
    'lang/trk/tr',
    'lang/gmw/en',
    'lang/gmw/en-US',
    'lang/zle/ru',
  ],
  az: ['az_dict'],
  tr: ['tr_dict'],
  en: ['en_dict'],
  ru: ['ru_dict'],
}

/**
 * Packs that a language needs. English is always included: espeak-ng switches to it for Latin words in Cyrillic text
 * and for signs without a name in the language, and would drop them without its dictionary.
 */
export function packsFor(locale: SpeechLocale): readonly EspeakPackName[] {
  return locale === 'en' ? ['core', 'en'] : ['core', 'en', locale]
}

export type LoadEspeakPack = (name: EspeakPackName) => Promise<Uint8Array>

export interface PackedFile {
  path: string
  content: Uint8Array
}

/** Format: four bytes of header length, a JSON header of [path, length] pairs, then the files in sequence. */
export function packFiles(files: readonly PackedFile[]): Uint8Array<ArrayBuffer> {
  const header = new TextEncoder().encode(
    JSON.stringify(files.map((file) => [file.path, file.content.length])),
  )
  const total = files.reduce((sum, file) => sum + file.content.length, 4 + header.length)
  const packed = new Uint8Array(total)
  new DataView(packed.buffer).setUint32(0, header.length)
  packed.set(header, 4)
  let offset = 4 + header.length
  for (const file of files) {
    packed.set(file.content, offset)
    offset += file.content.length
  }
  return packed
}

/** Reads the output of `packFiles`. @throws Error when the bytes end early. */
export function unpackFiles(packed: Uint8Array): PackedFile[] {
  if (packed.length < 4) throw new Error('The language pack is empty.')
  const headerLength = new DataView(packed.buffer, packed.byteOffset).getUint32(0)
  const header: [string, number][] = JSON.parse(
    new TextDecoder().decode(packed.subarray(4, 4 + headerLength)),
  )
  let offset = 4 + headerLength
  return header.map(([path, length]) => {
    const content = packed.subarray(offset, offset + length)
    if (content.length < length) throw new Error(`The language pack is cut off in ${path}.`)
    offset += length
    return { path, content }
  })
}
