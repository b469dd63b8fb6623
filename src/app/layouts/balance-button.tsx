import { Wallet } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { useBalance } from '#src/features/billing/use-balance.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { Button } from '#src/ui/button.tsx'

/** The balance; opens its modal through the address [spec 2], so that Back closes it. */
export function BalanceButton() {
  const { t } = useTranslation()
  const { money } = useFormat()
  const { qepik } = useBalance()
  const [search, setSearch] = useSearchParams()
  const amount = money(qepik)
  const open = () => {
    const next = new URLSearchParams(search)
    next.set('modal-open', 'balance')
    setSearch(next)
  }
  return (
    <Button aria-label={t('balance.button', { amount })} onClick={open}>
      <Wallet size={16} aria-hidden />
      <span className="tabular whitespace-nowrap">{amount}</span>
    </Button>
  )
}
