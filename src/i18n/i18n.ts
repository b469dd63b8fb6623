import i18next, { type BackendModule } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { defaultLocale, isLocale, type Locale, locales } from './locales.ts'

type Texts = Record<string, unknown>

const files = import.meta.glob<Texts>('../../locales/*/*.json', { import: 'default' })

/** Texts of one namespace in one language; each is a chunk of its own, so no other language is fetched. */
const lazyTexts: BackendModule = {
  type: 'backend',
  init() {},
  read(language, namespace, callback) {
    const load = files[`../../locales/${language}/${namespace}.json`]
    if (!load) return callback(new Error(`No texts "${namespace}" in "${language}"`), false)
    load().then(
      (texts) => callback(null, texts),
      (error: unknown) => callback(error instanceof Error ? error : new Error(String(error)), false),
    )
  },
}

function throwMissingKey(languages: readonly string[], namespace: string, key: string): never {
  throw new Error(`Missing text "${namespace}:${key}" in ${languages.join(', ')}`)
}

/** Namespaces that every screen needs; the others come with the screens that use them. */
export const shellNamespaces = ['common', 'errors'] as const

export const i18n = i18next.createInstance()

/** Starts i18n in a language and waits for the texts of the shell and of what the first screen needs. */
export async function startI18n(locale: Locale, namespaces: readonly string[] = []) {
  await i18n
    .use(lazyTexts)
    .use(initReactI18next)
    .init({
      lng: locale,
      supportedLngs: locales.map(({ code }) => code),
      fallbackLng: false,
      load: 'languageOnly',
      ns: [...shellNamespaces, ...namespaces],
      defaultNS: 'common',
      interpolation: { escapeValue: false },
      returnNull: false,
      saveMissing: import.meta.env.DEV,
      missingKeyHandler: import.meta.env.DEV && throwMissingKey,
    })
}

function assertLoaded(locale: Locale, namespaces: readonly string[]) {
  const missing = namespaces.filter((namespace) => !i18n.hasResourceBundle(locale, namespace))
  if (missing.length > 0) throw new Error(`Texts did not load: ${missing.join(', ')} in ${locale}`)
}

/**
 * Fetches the texts a screen needs, in the language on screen.
 * @throws Error when they do not come; a screen without its texts is not shown.
 */
export async function loadNamespaces(namespaces: readonly string[]) {
  await i18n.loadNamespaces(namespaces)
  assertLoaded(currentLocale(), namespaces)
}

/**
 * Shows the app in another language, once all texts in use are there in it.
 * @throws Error when they do not come; the language on screen then stays.
 */
export async function showLocale(locale: Locale) {
  if (locale === currentLocale()) return
  await i18n.loadLanguages(locale)
  const { ns = [] } = i18n.options
  assertLoaded(locale, typeof ns === 'string' ? [ns] : ns)
  await i18n.changeLanguage(locale)
}

/** The language whose texts are shown; it follows the address once its texts have arrived. */
export function currentLocale(): Locale {
  return isLocale(i18n.language) ? i18n.language : defaultLocale
}
