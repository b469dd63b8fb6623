import { createContext, useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#src/ui/button.tsx'

export interface DemoAccount {
  /** Whose account it is and what it shows, in the language on screen. */
  label: string
  email: string
  password: string
}

/** Accounts of the sandbox. Empty everywhere else: who starts the app on the fake backend provides them. */
export const DemoAccountsContext = createContext<readonly DemoAccount[]>([])

interface DemoAccountsProps {
  onChoose: (account: DemoAccount) => void
}

/** One button per account of the sandbox; a press fills the form in. */
export function DemoAccounts({ onChoose }: DemoAccountsProps) {
  const { t } = useTranslation('auth')
  const accounts = useContext(DemoAccountsContext)
  if (accounts.length === 0) return null
  return (
    <section aria-labelledby="demo-accounts" className="mt-10 border-t border-line pt-6">
      <h2 id="demo-accounts" className="text-14 font-strong">
        {t('login.demo')}
      </h2>
      <p className="text-13 text-muted">{t('login.demoHint')}</p>
      <ul className="mt-3 flex flex-wrap gap-2">
        {accounts.map((account) => (
          <li key={account.email}>
            <Button size="small" onClick={() => onChoose(account)}>
              {account.label}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
