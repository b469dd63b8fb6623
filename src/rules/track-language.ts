import type { LocaleCode } from '#src/contract/primitives.ts'

const iso639ByCode: Readonly<Record<string, string>> = {
  az: 'aze',
  tr: 'tur',
  en: 'eng',
  ru: 'rus',
  de: 'deu',
  fr: 'fra',
} satisfies Record<LocaleCode, string> & Record<string, string>

/** Language code as in media files, ISO 639-2 (T); `und` if unknown. */
export const trackLanguage = (code: string | undefined): string => iso639ByCode[code ?? ''] ?? 'und'
