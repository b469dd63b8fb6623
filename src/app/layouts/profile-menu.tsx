import type { Customer } from '#src/contract/customer.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { LocalizedLink } from '#src/routing/localized-link.tsx'
import { paths } from '#src/routing/paths.ts'
import { Avatar } from '#src/ui/avatar.tsx'
import { Button } from '#src/ui/button.tsx'
import { DropdownMenu } from '#src/ui/dropdown-menu.tsx'
import type { MenuEntry } from '#src/ui/dropdown-menu-entries.ts'
import { useSignal } from '#src/ui/use-signal.ts'
import { chooseTheme, chosenTheme, themes } from '../theme/theme.ts'

interface ProfileMenuProps {
  customer: Customer | undefined
  onLogout: () => void
}

export function ProfileMenu({ customer, onLogout }: ProfileMenuProps) {
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
  return (
    <DropdownMenu
      entries={entries}
      trigger={(props) => (
        // Aligns the picture with the end of the page's column.
        <span className="-me-3 inline-flex">
          <Button {...props} variant="quiet" aria-label={`${t('nav.account')}: ${customer?.name ?? ''}`}>
            <span className="-my-1 inline-flex">
              <Avatar src={customer?.image} name={customer?.name} size={28} />
            </span>
          </Button>
        </span>
      )}
    />
  )
}
