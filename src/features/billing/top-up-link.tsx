import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { LocalizedLink } from '#src/routing/localized-link.tsx'
import { OPENED_FROM_PAGE } from '#src/routing/opened-from-page.ts'
import { buttonStyles } from '#src/ui/button-styles.ts'
import { balanceModalLocation } from './balance-modal-location.ts'

interface TopUpLinkProps {
  /** Whether it is the main action of the page. */
  isPrimary?: boolean
  children: ReactNode
}

/** Opens the modal that tops up the balance over the current page; looks like a button. */
export function TopUpLink({ isPrimary = false, children }: TopUpLinkProps) {
  const location = useLocation()
  return (
    <LocalizedLink
      to={balanceModalLocation(location)}
      state={OPENED_FROM_PAGE}
      className={isPrimary ? buttonStyles('primary') : buttonStyles('secondary', 'small')}
    >
      {children}
    </LocalizedLink>
  )
}
