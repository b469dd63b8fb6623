import { type DemoAccount, demoAccounts } from '#mocks/seed/customers/demo-accounts.ts'

const accounts: readonly DemoAccount[] = Object.values(demoAccounts)

export function DemoAccountTable() {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Who</th>
          <th scope="col">Address</th>
          <th scope="col">Password</th>
          <th scope="col">What they have</th>
        </tr>
      </thead>
      <tbody>
        {accounts.map(({ id, name, email, password, about }) => (
          <tr key={id}>
            <td>{name}</td>
            <td>
              <code>{email}</code>
            </td>
            <td>
              <code>{password}</code>
            </td>
            <td>{about.en}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
