import i18next, { type FormatterModule } from 'i18next'
import { defaultLocale, isLocale, type Locale, locales } from '#src/config/locales.ts'
import { formatNumber } from '#src/lib/format-number.ts'
import { readTexts } from './texts.ts'

let wantedLocale: Locale | undefined

/** Fetches texts ahead of time; they are not used before somebody asks for them again. */
export function fetchTexts(locale: Locale, namespaces: readonly string[]) {
  return Promise.all(namespaces.map((namespace) => readTexts(locale, namespace)))
}

/** @throws Error when texts do not come; tries again the next time. */
export async function ensureTexts(locale: Locale, namespaces: readonly string[]) {
  const missing = namespaces.filter((namespace) => !i18n.hasResourceBundle(locale, namespace))
  await Promise.all(
    missing.map(async (namespace) =>
      i18n.addResourceBundle(locale, namespace, await readTexts(locale, namespace)),
    ),
  )
}

function throwMissingKey(languages: readonly string[], namespace: string, key: string): never {
  throw new Error(`Missing text "${namespace}:${key}" in ${languages.join(', ')}`)
}

export const shellNamespaces = ['common', 'errors'] as const

/** In place of i18next's own, which leaves a number that names no format as it is, and writes others by `Intl`. */
const numbers: FormatterModule = {
  type: 'formatter',
  init() {},
  add() {},
  addCached() {},
  /** Every number that a text takes, as its language writes whole ones; one with decimals is given as a text. */
  format: (value, _format, locale) =>
    typeof value === 'number' && isLocale(locale) ? formatNumber(value, locale) : value,
}

export const i18n = i18next.createInstance().use(numbers)

/**
 * Starts i18n in a language, with the texts of the shell and of what the first screen needs. Called again (in
 * tests and stories), it changes the language.
 */
export async function startI18n(locale: Locale, namespaces: readonly string[] = []) {
  if (i18n.isInitialized) {
    await showLocale(locale)
    return loadNamespaces(namespaces)
  }
  await i18n.init({
    resources: {},
    lng: locale,
    supportedLngs: locales.map(({ code }) => code),
    fallbackLng: false,
    load: 'languageOnly',
    ns: [...shellNamespaces, ...namespaces],
    defaultNS: 'common',
    interpolation: { escapeValue: false, alwaysFormat: true },
    returnNull: false,
    saveMissing: import.meta.env.DEV,
    missingKeyHandler: import.meta.env.DEV && throwMissingKey,
  })
  await loadNamespaces([...shellNamespaces, ...namespaces])
}

/**
 * Fetches the texts a screen needs, in the language on screen, even where that changes meanwhile.
 * @throws Error when they do not come; a screen without its texts is not shown.
 */
export async function loadNamespaces(namespaces: readonly string[]) {
  const locale = currentLocale()
  await ensureTexts(locale, namespaces)
  if (currentLocale() !== locale) await loadNamespaces(namespaces)
}

/**
 * Shows the app in another language, once all texts in use are there in it.
 * @throws Error when they do not come; the language on screen then stays.
 */
export async function showLocale(locale: Locale) {
  wantedLocale = locale
  if (locale === currentLocale()) return
  await ensureTexts(locale, Object.keys(i18n.getDataByLanguage(currentLocale()) ?? {}))
  // Of two changes in quick succession the later one counts, whichever texts come first.
  if (wantedLocale === locale) await i18n.changeLanguage(locale)
}

export function currentLocale(): Locale {
  return isLocale(i18n.language) ? i18n.language : defaultLocale
}
