import type { ComponentProps } from 'react'
import { type Locale, locales } from '#src/config/locales.ts'
import { useLocaleAddress } from './locale-router.tsx'
import { opensElsewhere } from './localized-link.tsx'

interface LocaleLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'lang' | 'hrefLang'> {
  locale: Locale
}

export function LocaleLink({ locale, onClick, children, ...rest }: LocaleLinkProps) {
  const { hrefIn, changeLocale } = useLocaleAddress()
  return (
    <a
      {...rest}
      href={hrefIn(locale)}
      lang={locale}
      hrefLang={locale}
      onClick={(event) => {
        onClick?.(event)
        if (event.defaultPrevented || opensElsewhere(event)) return
        event.preventDefault()
        changeLocale(locale)
      }}
    >
      {children ?? locales.find(({ code }) => code === locale)?.name}
    </a>
  )
}
