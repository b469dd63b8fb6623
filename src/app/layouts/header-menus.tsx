import { Search } from 'lucide-react'
import { useLocation } from 'react-router'
import { locales } from '#src/config/locales.ts'
import { useServiceNames } from '#src/features/catalog/use-service-names.ts'
import { ServiceIcon } from '#src/features/services/service-icon.tsx'
import { useLocale } from '#src/i18n/use-locale.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { LocaleLink } from '#src/routing/locale-link.tsx'
import { LocalizedLink } from '#src/routing/localized-link.tsx'
import { paths } from '#src/routing/paths.ts'
import { DropdownMenuContent } from '#src/ui/dropdown-menu-content.tsx'
import type { MenuEntry, OpenMenuProps } from '#src/ui/dropdown-menu-entries.ts'
import { useSignal } from '#src/ui/use-signal.ts'
import { openPalette } from '../palette/palette-keys.tsx'
import { chooseTheme, chosenTheme, themes } from '../theme/theme.ts'

/*
 * The entries of the header's menus, loaded when one of them is wanted.
 */

export function LanguageMenuContent(menu: OpenMenuProps) {
  const locale = useLocale()
  const entries = locales
    .filter(({ code }) => code !== locale)
    .map(({ code, name }) => ({ id: code, label: name, link: <LocaleLink locale={code} /> }))
  return <DropdownMenuContent {...menu} entries={entries} />
}

export function ServicesMenuContent(menu: OpenMenuProps) {
  const { t } = useTranslation()
  const services = useServiceNames()
  const { pathname } = useLocation()
  const entries: MenuEntry[] = [
    {
      id: 'search',
      label: t('search'),
      icon: <Search size={16} aria-hidden className="shrink-0 text-muted" />,
      shortcut: 'Ctrl K',
      onSelect: openPalette,
    },
    { kind: 'separator', id: 'after-search' },
    ...services.map(({ slug, title }) => ({
      id: slug,
      label: title,
      icon: <ServiceIcon slug={slug} size={16} />,
      link: (
        <LocalizedLink
          to={paths.projects(slug)}
          aria-current={`${pathname}/`.includes(`${paths.projects(slug)}/`) ? 'true' : undefined}
        />
      ),
    })),
    { kind: 'separator', id: 'line' },
    { id: 'all', label: t('nav.allServices'), link: <LocalizedLink to={paths.services()} /> },
  ]
  return <DropdownMenuContent {...menu} entries={entries} />
}

export function ProfileMenuContent({ onLogout, ...menu }: OpenMenuProps & { onLogout: () => void }) {
  const { t } = useTranslation()
  const chosen = useSignal(chosenTheme)
  const entries: MenuEntry[] = [
    { id: 'profile', label: t('nav.profile'), link: <LocalizedLink to={paths.profile()} /> },
    { id: 'services', label: t('nav.services'), link: <LocalizedLink to={paths.services()} /> },
    { id: 'transactions', label: t('nav.transactions'), link: <LocalizedLink to={paths.transactions()} /> },
    { kind: 'separator', id: 'before-theme' },
    { kind: 'heading', id: 'theme', label: t('theme.label') },
    ...themes.map((theme) => ({
      kind: 'choice' as const,
      id: theme,
      label: t(`theme.${theme}`),
      isChosen: theme === chosen,
      onSelect: () => chooseTheme(theme),
    })),
    { kind: 'separator', id: 'before-logout' },
    { id: 'logout', label: t('logout.action'), onSelect: onLogout },
  ]
  return <DropdownMenuContent {...menu} entries={entries} />
}
