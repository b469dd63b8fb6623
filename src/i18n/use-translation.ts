import type { Namespace, TFunction } from 'i18next'
import { useEffect, useState } from 'react'
import type { Locale } from '#src/config/locales.ts'
import { registerFailedLoad } from '#src/lib/failed-loads.ts'
import { ensureTexts, i18n, loadNamespaces } from './i18n.ts'
import { useLocale } from './use-locale.ts'

const translations = new Map<string, unknown>()
const failures = new Map<string, unknown>()

/** Returns the same function for the same language and namespaces, so that hooks that depend on it do not run again. */
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
 * Suspends a component until its texts have loaded, if no screen has loaded them. Not `use`, because every component
 * with a text would have to call it on every render.
 * @throws Promise while loading, and the error after a failure
 */
function waitForTexts(locale: Locale, namespaces: readonly string[]): never {
  const key = `${locale} ${namespaces}`
  if (failures.has(key)) throw failures.get(key)
  throw loadNamespaces(namespaces).catch((error: unknown) => {
    failures.set(key, error)
    registerFailedLoad(() => failures.delete(key))
  })
}

/** Texts of one or several namespaces in the current language; keys of the first need no prefix. */
export function useTranslation<const Namespaces extends Namespace = 'common'>(
  namespaces?: Namespaces,
): { t: TFunction<Namespaces> }
export function useTranslation(namespaces: Namespace = 'common') {
  const locale = useLocale()
  const list = [namespaces].flat()
  if (!list.every((namespace) => i18n.hasResourceBundle(locale, namespace))) waitForTexts(locale, list)
  return translationIn(locale, namespaces)
}

/** Texts in any language, undefined until they have loaded. */
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
