import type { LocaleCode } from '#src/contract/primitives.ts'

export const dataNames = ['aze', 'tur', 'eng', 'kir', 'bul'] as const
export type DataName = (typeof dataNames)[number]

/**
 * Trained data of each language. The data for Russian cannot be installed everywhere; Kyrgyz and Bulgarian together
 * have all its letters and read it as well.
 */
export const dataOf: Readonly<Record<LocaleCode, readonly DataName[]>> = {
  az: ['aze'],
  tr: ['tur'],
  en: ['eng'],
  ru: ['kir', 'bul'],
}

/** Every language that can be recognised. */
export const readLanguages = Object.keys(dataOf).filter((code): code is LocaleCode => code in dataOf)

export interface RecognitionFiles {
  core(): Promise<Uint8Array<ArrayBuffer>>
  /** Trained data, unpacked. */
  data(name: DataName): Promise<Uint8Array<ArrayBuffer>>
}
