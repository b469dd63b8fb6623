import { useQuery } from '@tanstack/react-query'
import { Menu } from 'lucide-react'
import { useState } from 'react'
import { customerQueries } from '#src/features/profile/customer-queries.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { IconButton } from '#src/ui/icon-button.tsx'
import { LazyBoundary } from '#src/ui/lazy-boundary.tsx'
import { lazyComponent } from '#src/ui/lazy-component.ts'
import { BalanceButton } from './balance-button.tsx'
import { BreadcrumbTrail } from './breadcrumb-trail.tsx'
import { LanguageMenu } from './language-menu.tsx'
import { lateComponent } from './late-component.ts'
import { Logo } from './logo.tsx'
import { ProfileMenu } from './profile-menu.tsx'
import { ServicesMenu } from './services-menu.tsx'

const MobileMenu = lazyComponent(async () => (await import('./mobile-menu.tsx')).MobileMenu)
const WorkTray = lateComponent(async () => (await import('../work-tray/open-tray.ts')).openTray())
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
