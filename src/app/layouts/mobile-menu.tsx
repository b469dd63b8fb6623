import { Search } from 'lucide-react'
import { locales } from '#src/config/locales.ts'
import type { Customer } from '#src/contract/customer.ts'
import { useServiceNames } from '#src/features/catalog/use-service-names.ts'
import { openReport } from '#src/features/problem/open-report.ts'
import { useLocale } from '#src/i18n/use-locale.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { LocaleLink } from '#src/routing/locale-link.tsx'
import { LocalizedLink } from '#src/routing/localized-link.tsx'
import { paths } from '#src/routing/paths.ts'
import { Avatar } from '#src/ui/avatar.tsx'
import { Button } from '#src/ui/button.tsx'
import { Modal } from '#src/ui/modal.tsx'
import { useSignal } from '#src/ui/use-signal.ts'
import { openPalette } from '../palette/palette-keys.tsx'
import { chooseTheme, chosenTheme, themes } from '../theme/theme.ts'

export interface MobileMenuProps {
  isOpen: boolean
  customer: Customer | undefined
  onClose: () => void
  onLogout: () => void
}

const rowStyles = 'flex min-h-11 w-full items-center text-16 text-ink no-underline'

function Languages({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const locale = useLocale()
  return (
    <nav aria-label={t('language')} className="border-t border-line py-2">
      <p className="text-13 text-muted">{t('language')}</p>
      <div className="flex flex-wrap gap-x-6">
        {locales
          .filter(({ code }) => code !== locale)
          .map(({ code }) => (
            <LocaleLink
              key={code}
              locale={code}
              onClick={onClose}
              className="inline-flex min-h-11 items-center text-ink no-underline"
            />
          ))}
      </div>
    </nav>
  )
}

function Themes() {
  const { t } = useTranslation()
  const chosen = useSignal(chosenTheme)
  return (
    <fieldset className="border-t border-line py-2">
      <legend className="sr-only">{t('theme.label')}</legend>
      <p aria-hidden className="text-13 text-muted">
        {t('theme.label')}
      </p>
      <div className="flex flex-wrap gap-2 py-2">
        {themes.map((theme) => (
          <Button
            key={theme}
            variant={theme === chosen ? 'secondary' : 'quiet'}
            aria-pressed={theme === chosen}
            onClick={() => chooseTheme(theme)}
          >
            {t(`theme.${theme}`)}
          </Button>
        ))}
      </div>
    </fieldset>
  )
}

function Services({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const services = useServiceNames()
  return (
    <nav aria-label={t('nav.services')} className="border-t border-line py-2">
      <p aria-hidden className="text-13 text-muted">
        {t('nav.services')}
      </p>
      {services.map(({ slug, title }) => (
        <LocalizedLink key={slug} to={paths.projects(slug)} onClick={onClose} className={rowStyles}>
          <span className="flex flex-1 items-baseline justify-between gap-3">{title}</span>
        </LocalizedLink>
      ))}
      <LocalizedLink to={paths.services()} onClick={onClose} className={rowStyles}>
        {t('nav.allServices')}
      </LocalizedLink>
    </nav>
  )
}

/** The header's menus on small screens: user panel, services, transactions, logout, language [spec 2]. */
export function MobileMenu({ isOpen, customer, onClose, onLogout }: MobileMenuProps) {
  const { t } = useTranslation(['common', 'common-menu', 'problem'])
  const search = () => {
    onClose()
    openPalette()
  }
  const report = () => {
    onClose()
    openReport()
  }
  const links = [
    [paths.profile(), t('nav.profile')],
    [paths.transactions(), t('nav.transactions')],
  ] as const
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      title={
        <span className="flex items-center gap-3">
          <Avatar src={customer?.image} name={customer?.name} size={40} />
          <span className="min-w-0">{customer?.name ?? t('nav.account')}</span>
        </span>
      }
      description={customer?.email}
      closeLabel={t('common-menu:closeMenu')}
    >
      <button type="button" onClick={search} className={`${rowStyles} gap-2`}>
        <Search size={20} aria-hidden className="text-muted" />
        {t('search')}
      </button>
      <nav aria-label={t('common-menu:main')}>
        {links.map(([to, label]) => (
          <LocalizedLink key={to} to={to} onClick={onClose} className={rowStyles}>
            {label}
          </LocalizedLink>
        ))}
      </nav>
      <Services onClose={onClose} />
      <Languages onClose={onClose} />
      <Themes />
      <button type="button" onClick={report} className={`${rowStyles} border-t border-line`}>
        {t('problem:title')}
      </button>
      <button type="button" onClick={onLogout} className={`${rowStyles} border-t border-line`}>
        {t('logout.action')}
      </button>
    </Modal>
  )
}
