import { ChevronDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { locales } from '#src/i18n/locales.ts'
import { useLocale } from '#src/i18n/use-locale.ts'
import { LocaleLink } from '#src/routing/locale-link.tsx'
import { Button } from '#src/ui/button.tsx'
import { DropdownMenu } from '#src/ui/dropdown-menu.tsx'

/** Lists the other languages [spec 2], each in its own name. */
export function LanguageMenu() {
  const { t } = useTranslation()
  const locale = useLocale()
  const current = locales.find(({ code }) => code === locale)
  const entries = locales
    .filter(({ code }) => code !== locale)
    .map(({ code, name }) => ({ id: code, label: name, link: <LocaleLink locale={code} /> }))
  return (
    <DropdownMenu
      entries={entries}
      trigger={(props) => (
        <Button {...props} variant="quiet" aria-label={`${t('language')}: ${current?.name}`}>
          <span aria-hidden>{locale.toUpperCase()}</span>
          <ChevronDown size={16} aria-hidden />
        </Button>
      )}
    />
  )
}
