import { defaultLocale, type Locale, locales } from '#src/i18n/locales.ts'
import { useLocale } from '#src/i18n/use-locale.ts'
import { useLocaleAddress } from '#src/routing/locale-router.tsx'

/**
 * What search engines read of a page: its one address, and the same page in the other languages. React puts these
 * into the head. What stands in a query is nobody's page of its own.
 */
export function PageLinks() {
  const locale = useLocale()
  const { hrefIn } = useLocaleAddress()
  const pageIn = (code: Locale) => {
    const { origin, pathname } = new URL(hrefIn(code), location.origin)
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
