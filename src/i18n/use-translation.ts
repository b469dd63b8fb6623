import type { Namespace, TFunction } from 'i18next'
import { useEffect, useState } from 'react'
import type { Locale } from '#src/config/locales.ts'
import { noteFailedLoad } from '#src/lib/failed-loads.ts'
import { ensureTexts, i18n, loadNamespaces } from './i18n.ts'
import { useLocale } from './use-locale.ts'

const translations = new Map<string, unknown>()
const failures = new Map<string, unknown>()

/** The same function for the same language and namespaces, so that what depends on it is not made anew. */
function translationIn<Namespaces extends Namespace>(
  locale: Locale,
  namespaces: Namespaces,
): { t: TFunction<Namespaces> }
function translationIn(locale: Locale, namespaces: Namespace): unknown {
  const key = `${locale} ${namespaces}`
  const translation = translations.get(key) ?? { t: i18n.getFixedT(locale, namespaces) }
  translations.set(key, translation)
  return translation
}

/**
 * Stops a component until its texts are there, which no screen has announced. `use` would have to be called in every
 * render, by every component that has a text.
 * @throws Promise until then, and the error once they have not come
 */
function waitForTexts(locale: Locale, namespaces: readonly string[]): never {
  const key = `${locale} ${namespaces}`
  if (failures.has(key)) throw failures.get(key)
  throw loadNamespaces(namespaces).catch((error: unknown) => {
    failures.set(key, error)
    noteFailedLoad(() => failures.delete(key))
  })
}

/** Texts of one or several namespaces in the language on screen; keys of the first need no prefix. */
export function useTranslation<const Namespaces extends Namespace = 'common'>(
  namespaces?: Namespaces,
): { t: TFunction<Namespaces> }
export function useTranslation(namespaces: Namespace = 'common') {
  const locale = useLocale()
  const list = [namespaces].flat()
  if (!list.every((namespace) => i18n.hasResourceBundle(locale, namespace))) waitForTexts(locale, list)
  return translationIn(locale, namespaces)
}

/** Texts in a language that need not be the one on screen, once they are there. */
export function useTranslationIn<Name extends Namespace & string>(
  locale: Locale | undefined,
  namespace: Name,
) {
  const [loaded, setLoaded] = useState<Locale>()
  useEffect(() => {
    if (locale)
      ensureTexts(locale, [namespace]).then(
        () => setLoaded(locale),
        () => setLoaded(undefined),
      )
  }, [locale, namespace])
  return locale && locale === loaded ? translationIn(locale, namespace) : undefined
}
