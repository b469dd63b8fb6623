import type { LanguageRow } from '#mocks/kernel/rows/catalog-rows.ts'
import type { LocaleCode } from '#src/contract/primitives.ts'

export const languageIds = { az: 1, tr: 2, en: 3, ru: 4 } as const satisfies Record<LocaleCode, number>

export const languages: readonly Omit<LanguageRow, 'services'>[] = [
  {
    id: languageIds.az,
    code: 'az',
    iso: 'az-AZ',
    name: { az: 'Azərbaycan dili', tr: 'Azerbaycanca', en: 'Azerbaijani', ru: 'Азербайджанский' },
    native_name: 'Azərbaycan dili',
    is_source: true,
    is_target: true,
  },
  {
    id: languageIds.tr,
    code: 'tr',
    iso: 'tr-TR',
    name: { az: 'Türk dili', tr: 'Türkçe', en: 'Turkish', ru: 'Турецкий' },
    native_name: 'Türkçe',
    is_source: true,
    is_target: true,
  },
  {
    id: languageIds.en,
    code: 'en',
    iso: 'en-US',
    name: { az: 'İngilis dili', tr: 'İngilizce', en: 'English', ru: 'Английский' },
    native_name: 'English',
    is_source: true,
    is_target: true,
  },
  {
    id: languageIds.ru,
    code: 'ru',
    iso: 'ru-RU',
    name: { az: 'Rus dili', tr: 'Rusça', en: 'Russian', ru: 'Русский' },
    native_name: 'Русский',
    is_source: true,
    is_target: true,
  },
  {
    id: 5,
    code: 'de',
    iso: 'de-DE',
    name: { az: 'Alman dili', tr: 'Almanca', en: 'German', ru: 'Немецкий' },
    native_name: 'Deutsch',
    is_source: true,
    is_target: false,
  },
  {
    id: 6,
    code: 'fr',
    iso: 'fr-FR',
    name: { az: 'Fransız dili', tr: 'Fransızca', en: 'French', ru: 'Французский' },
    native_name: 'Français',
    is_source: true,
    is_target: false,
  },
]
