import { useSyncExternalStore } from 'react'
import { defaultLocale, type Locale, locales } from '#src/config/locales.ts'
import { useLocale } from '#src/i18n/use-locale.ts'
import { useLocaleAddress } from '#src/routing/locale-router.tsx'

const subscribeToNothing = () => () => {}

/**
 * Links for search engines in the head: the canonical address and the same page in the other languages, without a
 * query.
 */
export function PageLinks() {
  const locale = useLocale()
  const { hrefIn } = useLocaleAddress()
  // Prerendered pages do not know their origin.
  const ownOrigin = useSyncExternalStore(
    subscribeToNothing,
    () => location.origin,
    () => undefined,
  )
  if (ownOrigin === undefined) return null
  const pageIn = (code: Locale) => {
    const { origin, pathname } = new URL(hrefIn(code), ownOrigin)
    return origin + pathname
  }
  return (
    <>
      <link rel="canonical" href={pageIn(locale)} />
      {locales.map(({ code }) => (
        <link key={code} rel="alternate" hrefLang={code} href={pageIn(code)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={pageIn(defaultLocale)} />
    </>
  )
}
