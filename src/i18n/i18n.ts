import i18next, { type FormatterModule, type i18n as I18next } from 'i18next'
import { defaultLocale, isLocale, type Locale, locales } from '#src/config/locales.ts'
import { formatNumber } from '#src/lib/format-number.ts'
import { readTexts } from './texts.ts'

let wantedLocale: Locale | undefined

/** Prefetches texts; they are added only when they are requested again. */
export function fetchTexts(locale: Locale, namespaces: readonly string[]) {
  return Promise.all(namespaces.map((namespace) => readTexts(locale, namespace)))
}

/** @throws Error if texts fail to load; the next call tries again */
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

/** Replaces i18next's formatter, which does not format numbers without a format name and formats others by `Intl`. */
const numberFormatter: FormatterModule = {
  type: 'formatter',
  init() {},
  add() {},
  addCached() {},
  /** Formats every number in a text as a whole number of its language; decimal numbers must be passed as text. */
  format: (value, _format, locale) =>
    typeof value === 'number' && isLocale(locale) ? formatNumber(value, locale) : value,
}

/** Members that builds keep, see `scripts/build/lean-i18next.ts`. */
type UsedMember =
  | 'addResourceBundle'
  | 'changeLanguage'
  | 'getDataByLanguage'
  | 'getFixedT'
  | 'hasResourceBundle'
  | 'init'
  | 'isInitialized'
  | 'language'
  | 'off'
  | 'on'
  | 'removeResourceBundle'
  | 't'

export const i18n: Pick<I18next, UsedMember> = i18next.createInstance().use(numberFormatter)

/**
 * Starts i18n in a language, with the texts of the shell and the first screen. A repeated call (in tests and stories)
 * changes the language.
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
 * Loads the texts of a screen in the current language, even if that changes meanwhile.
 * @throws Error if they fail to load; a screen is not shown without its texts
 */
export async function loadNamespaces(namespaces: readonly string[]) {
  const locale = currentLocale()
  await ensureTexts(locale, namespaces)
  if (currentLocale() !== locale) await loadNamespaces(namespaces)
}

/**
 * Changes the language after all texts in use have loaded.
 * @throws Error if they fail to load; the language then stays
 */
export async function showLocale(locale: Locale) {
  wantedLocale = locale
  if (locale === currentLocale()) return
  await ensureTexts(locale, Object.keys(i18n.getDataByLanguage(currentLocale()) ?? {}))
  // Of two quick changes the later one wins, whichever texts arrive first.
  if (wantedLocale === locale) await i18n.changeLanguage(locale)
}

export function currentLocale(): Locale {
  return isLocale(i18n.language) ? i18n.language : defaultLocale
}
