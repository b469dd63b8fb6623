import { useSyncExternalStore } from 'react'
import { defaultLocale, type Locale, locales } from '#src/config/locales.ts'
import { useLocale } from '#src/i18n/use-locale.ts'
import { useLocaleAddress } from '#src/routing/locale-router.tsx'

const noChange = () => () => {}

/**
 * What search engines read of a page: its one address, and the same page in the other languages. React puts these
 * into the head. What stands in a query is nobody's page of its own.
 */
export function PageLinks() {
  const locale = useLocale()
  const { hrefIn } = useLocaleAddress()
  // Pages that are rendered ahead do not know yet where they will stand.
  const ownOrigin = useSyncExternalStore(
    noChange,
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
