import type { Locale } from '#src/config/locales.ts'
import { currentLocale } from '#src/i18n/i18n.ts'
import { en } from './en.ts'
import { ru } from './ru.ts'
import { tr } from './tr.ts'

const texts: Readonly<Record<Locale, Readonly<Record<string, string>>>> = { az: {}, en, ru, tr }

/**
 * A text of the catalogue in the language of the toolbar, looked up by its Azerbaijani wording. Untranslated texts,
 * such as a sample of long Russian words, stay unchanged.
 */
export function say(azerbaijani: string): string {
  return texts[currentLocale()][azerbaijani] ?? azerbaijani
}
