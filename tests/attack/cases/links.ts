import { type Attack, verdictOf } from '../attack.ts'

const NAMES: Readonly<Record<string, string>> = {
  'x-forwarded-host': 'evil.example',
  'x-host': 'evil.example',
  'x-original-host': 'evil.example',
  forwarded: 'host=evil.example',
  host: 'evil.example',
}

/** Links in mails, and addresses of payments, only lead to the server's configured address. */
export const linkAttacks: readonly Attack[] = Object.entries(NAMES).map(([name, value]) => ({
  kind: 'links',
  title: `${name} decides where reset links and payments lead`,
  async attempt({ ask, control, customer }) {
    const headers = { 'content-type': 'application/json', [name]: value }
    const body = '{"email":"leyla@avaz.example"}'
    await ask('/api/customer/forgot-password', { method: 'POST', headers, body })
    const { token } = await customer('leyla@avaz.example')
    const asked = { ...headers, authorization: `Bearer ${token}` }
    const deposit = { method: 'POST', headers: asked, body: '{"amount":"10.00"}' }
    const paid = await ask('/api/customer/balance/deposit', deposit)
    return verdictOf(!JSON.stringify([await control('outbox'), paid.body]).includes('//evil.example'))
  },
}))
