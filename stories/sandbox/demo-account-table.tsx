import { type DemoAccount, demoAccounts } from '#mocks/seed/customers/demo-accounts.ts'
import { FactsTable } from '../support/facts-table.tsx'

const accounts: readonly DemoAccount[] = Object.values(demoAccounts)

export const DemoAccountTable = () => (
  <FactsTable
    head={['Who', 'Address', 'Password', 'What they have']}
    rows={accounts.map(({ name, email, password, about }) => [
      name,
      <code key="email">{email}</code>,
      <code key="password">{password}</code>,
      about.en,
    ])}
  />
)
