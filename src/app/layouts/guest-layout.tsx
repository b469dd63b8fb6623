import type { ReactNode } from 'react'
import { Outlet } from 'react-router'
import { locales } from '#src/config/locales.ts'
import { useLocale } from '#src/i18n/use-locale.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { LocaleLink } from '#src/routing/locale-link.tsx'
import { Logo } from './logo.tsx'
import { MAIN_ID, SkipToMain } from './skip-to-main.tsx'

/** Plain links to the other languages, because a guest's page is too small for a menu. */
function OtherLanguages() {
  const { t } = useTranslation()
  const locale = useLocale()
  return (
    <nav aria-label={t('language')}>
      <ul className="flex flex-wrap gap-4">
        {locales
          .filter(({ code }) => code !== locale)
          .map(({ code }) => (
            <li key={code}>
              <LocaleLink
                locale={code}
                className="inline-flex min-h-8 items-center text-muted no-underline hover:text-ink"
              />
            </li>
          ))}
      </ul>
    </nav>
  )
}

export function GuestLayout({ children = <Outlet /> }: { children?: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipToMain />
      <header className="mx-auto flex w-full max-w-page flex-wrap items-center justify-between gap-3 p-4 md:px-6">
        <Logo />
        <OtherLanguages />
      </header>
      <main id={MAIN_ID} tabIndex={-1} className="mx-auto w-full max-w-field flex-1 p-4 md:py-16">
        {children}
      </main>
    </div>
  )
}
