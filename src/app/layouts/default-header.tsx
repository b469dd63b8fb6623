import { useQuery } from '@tanstack/react-query'
import { ChevronDown, Menu, Wallet } from 'lucide-react'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { locales } from '#src/config/locales.ts'
import type { Customer } from '#src/contract/customer.ts'
import { useBalance } from '#src/features/billing/balance/use-balance.ts'
import { balanceModalLocation } from '#src/features/billing/balance-modal-location.ts'
import { customerQueries } from '#src/features/profile/customer-queries.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useLocale } from '#src/i18n/use-locale.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { useBreadcrumbItems } from '#src/routing/breadcrumb.tsx'
import { LocalizedLink } from '#src/routing/localized-link.tsx'
import { OPENED_FROM_PAGE } from '#src/routing/opened-from-page.ts'
import { languageOfText } from '#src/rules/language-of-text.ts'
import { Avatar } from '#src/ui/avatar.tsx'
import { Breadcrumb } from '#src/ui/breadcrumb.tsx'
import { Button } from '#src/ui/button.tsx'
import { DropdownMenu } from '#src/ui/dropdown-menu.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { LazyBoundary } from '#src/ui/lazy-boundary.tsx'
import { lazyComponent } from '#src/ui/lazy-component.ts'
import { deferredComponent } from './deferred-component.ts'
import { Logo } from './logo.tsx'

const UNKNOWN_BALANCE = '₼ –'

/** Shows the balance; opens its modal through the address [spec 2], so that Back closes it. */
function BalanceButton() {
  const { t } = useTranslation()
  const { money } = useFormat()
  const { qepik } = useBalance()
  const location = useLocation()
  const navigate = useNavigate()
  const amount = qepik === undefined ? UNKNOWN_BALANCE : money(qepik)
  const open = () => navigate(balanceModalLocation(location), { state: OPENED_FROM_PAGE })
  return (
    <Button
      aria-label={qepik === undefined ? t('balance.unknown') : t('balance.button', { amount })}
      onClick={open}
    >
      <Wallet size={16} aria-hidden className="wallet" />
      <span translate="no" className="tabular whitespace-nowrap">
        {amount}
      </span>
    </Button>
  )
}

function BreadcrumbTrail() {
  const { t } = useTranslation()
  const items = useBreadcrumbItems()
  return (
    <div className="min-w-0 flex-1 has-[nav]:min-w-6">
      <Breadcrumb
        label={t('nav.breadcrumb')}
        crumbs={items.map(({ label, to, isPhoneOnly }) => ({
          label,
          lang: languageOfText(label),
          link: to ? <LocalizedLink to={to} /> : undefined,
          isPhoneOnly,
        }))}
      />
    </div>
  )
}

const loadMenus = () => import('./header-menus.tsx')
const LanguageMenuContent = lazyComponent(async () => (await loadMenus()).LanguageMenuContent)
const ServicesMenuContent = lazyComponent(async () => (await loadMenus()).ServicesMenuContent)
const ProfileMenuContent = lazyComponent(async () => (await loadMenus()).ProfileMenuContent)

function LanguageMenu() {
  const { t } = useTranslation()
  const locale = useLocale()
  const current = locales.find(({ code }) => code === locale)
  // The visible text is part of the name, for voice control (WCAG 2.5.3).
  const code = locale.toUpperCase()
  return (
    <DropdownMenu
      entries={(menu) => <LanguageMenuContent {...menu} />}
      trigger={(props) => (
        <Button {...props} variant="quiet" aria-label={`${t('language')}: ${code}, ${current?.name}`}>
          <span aria-hidden>{code}</span>
          <ChevronDown size={16} aria-hidden />
        </Button>
      )}
    />
  )
}

function ServicesMenu() {
  const { t } = useTranslation()
  return (
    <DropdownMenu
      align="start"
      entries={(menu) => <ServicesMenuContent {...menu} />}
      trigger={(props) => (
        <Button {...props} variant="quiet">
          {t('nav.services')}
          <ChevronDown size={16} aria-hidden />
        </Button>
      )}
    />
  )
}

interface ProfileMenuProps {
  customer: Customer | undefined
  onLogout: () => void
}

function ProfileMenu({ customer, onLogout }: ProfileMenuProps) {
  const { t } = useTranslation()
  return (
    <DropdownMenu
      entries={(menu) => <ProfileMenuContent {...menu} onLogout={onLogout} />}
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

const MobileMenu = lazyComponent(async () => (await import('./mobile-menu.tsx')).MobileMenu)
const WorkTray = deferredComponent(async () => (await import('../work-tray/open-tray.ts')).openTray())
const LogoutModal = lazyComponent(async () => (await import('./logout-modal.tsx')).LogoutModal)

type Overlay = 'menu' | 'logout'

/**
 * Logo, services, breadcrumb, language, balance and profile [spec 2]; on small screens a menu contains most of them.
 */
export function Header() {
  const { t } = useTranslation()
  const [overlay, setOverlay] = useState<Overlay>()
  const { data: customer } = useQuery({ ...customerQueries.profile(), meta: { silent: true } })
  const close = () => setOverlay(undefined)
  const askLogout = () => setOverlay('logout')
  return (
    <header className="print:hidden border-b border-line">
      <div className="mx-auto flex min-h-13 w-full max-w-page items-center gap-1 px-4 sm:gap-2 md:px-6">
        <Logo />
        <div className="hidden md:block">
          <ServicesMenu />
        </div>
        <BreadcrumbTrail />
        <LazyBoundary>
          <WorkTray />
        </LazyBoundary>
        <div className="hidden md:block">
          <LanguageMenu />
        </div>
        <BalanceButton />
        <div className="hidden md:block">
          <ProfileMenu customer={customer} onLogout={askLogout} />
        </div>
        <div className="-me-2 md:hidden">
          <IconButton
            label={t('nav.openMenu')}
            icon={<Menu size={20} aria-hidden />}
            aria-haspopup="dialog"
            onClick={() => setOverlay('menu')}
          />
        </div>
      </div>
      {overlay && (
        <LazyBoundary onFailed={close}>
          <MobileMenu isOpen={overlay === 'menu'} customer={customer} onClose={close} onLogout={askLogout} />
          <LogoutModal isOpen={overlay === 'logout'} onClose={close} />
        </LazyBoundary>
      )}
    </header>
  )
}
