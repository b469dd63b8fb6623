import { Wallet } from 'lucide-react'
import { useLocation, useNavigate } from 'react-router'
import { balanceModalLocation } from '#src/features/billing/balance-modal-location.ts'
import { useBalance } from '#src/features/billing/use-balance.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { OPENED_FROM_PAGE } from '#src/routing/opened-from-page.ts'
import { Button } from '#src/ui/button.tsx'

const UNKNOWN = '₼ –'

/** Shows the balance; opens its modal through the address [spec 2], so that Back closes it. */
export function BalanceButton() {
  const { t } = useTranslation()
  const { money } = useFormat()
  const { qepik } = useBalance()
  const location = useLocation()
  const navigate = useNavigate()
  const amount = qepik === undefined ? UNKNOWN : money(qepik)
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
