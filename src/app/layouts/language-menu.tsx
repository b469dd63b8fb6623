import { ChevronDown } from 'lucide-react'
import { locales } from '#src/config/locales.ts'
import { useLocale } from '#src/i18n/use-locale.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { LocaleLink } from '#src/routing/locale-link.tsx'
import { Button } from '#src/ui/button.tsx'
import { DropdownMenu } from '#src/ui/dropdown-menu.tsx'

export function LanguageMenu() {
  const { t } = useTranslation()
  const locale = useLocale()
  const current = locales.find(({ code }) => code === locale)
  // The visible text is part of the name, for voice control (WCAG 2.5.3).
  const code = locale.toUpperCase()
  const entries = locales
    .filter((other) => other.code !== locale)
    .map(({ code, name }) => ({ id: code, label: name, link: <LocaleLink locale={code} /> }))
  return (
    <DropdownMenu
      entries={entries}
      trigger={(props) => (
        <Button {...props} variant="quiet" aria-label={`${t('language')}: ${code}, ${current?.name}`}>
          <span aria-hidden>{code}</span>
          <ChevronDown size={16} aria-hidden />
        </Button>
      )}
    />
  )
}
