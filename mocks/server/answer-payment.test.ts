import { expect, onTestFinished, test } from 'vitest'
import { serveWorld } from '#tests/support/serve-world.ts'

interface Asked {
  headers?: Record<string, string>
  body?: object | URLSearchParams
}

/** A world over HTTP without captchas, and Leyla’s token. */
async function serve(app?: string) {
  const { host, origin, close } = await serveWorld({ scenario: 'captcha-off' })
  onTestFinished(close)
  host.origin = app
  const post = (path: string, { headers, body = {} }: Asked) =>
    fetch(new URL(path, origin), {
      method: 'POST',
      redirect: 'manual',
      headers: {
        ...headers,
        ...(!(body instanceof URLSearchParams) && { 'content-type': 'application/json' }),
      },
      body: body instanceof URLSearchParams ? body : JSON.stringify(body),
    })
  const session = await post('/__sandbox/sessions', { body: { log_in: 'leyla@avaz.example' } })
  const { data } = await session.json()
  const authorization = `Bearer ${data.sessions.at(-1).token}`
  /** Address of the payment page of a deposit. */
  async function deposit(headers?: Record<string, string>) {
    const asked = { headers: { ...headers, authorization }, body: { amount: '10.00' } }
    const answer = await post('/api/customer/balance/deposit', asked)
    return new URL((await answer.json()).data.url)
  }
  return { host, origin, post, deposit }
}

const chosen = (...ways: string[]) => new URLSearchParams(ways.map((way) => ['way', way]))

test('a payment is made on a page of the server, which returns to the app', async () => {
  const { host, deposit, post, origin } = await serve()
  const url = await deposit()
  expect(url.origin).toBe(origin)
  expect(await (await fetch(url)).text()).toContain('10.00')
  const paid = await post(url.href, { body: chosen('accept') })
  expect([paid.status, paid.headers.get('location')]).toEqual([303, `${origin}/payment/success`])
  expect(host.world.db.transactions.page({ order: 'newest', perPage: 1 }).items).toMatchObject([
    { type: 'deposit', status: 'completed', amount: 1000 },
  ])
  const after = await fetch(`${origin}/payment/success`)
  expect([after.status, await after.text()]).toEqual([200, expect.stringContaining('went through')])
})

test('a receipt can be read without the app', async () => {
  const { host, deposit, post, origin } = await serve()
  await post((await deposit()).href, { body: chosen('accept') })
  const [{ id = 0 } = {}] = host.world.db.transactions.page({ order: 'newest', perPage: 1 }).items
  const receipt = await fetch(`${origin}/sandbox/payment.html?receipt=AV-${String(id).padStart(6, '0')}`)
  expect(receipt.status).toBe(200)
  expect(await receipt.text()).toMatch(/Receipt AV-\d{6}.*Leyla.*10\.00/s)
  expect((await fetch(`${origin}/sandbox/payment.html?receipt=AV-9%3Cb%3E`)).status).toBe(404)
})

test.each([
  ['avaz://paid?order=7', 'avaz://paid?order=7&outcome=success'],
  ['http://localhost:5173/done', 'http://localhost:5173/done?outcome=success'],
  ['https://evil.example/', '/payment/success'],
  ['javascript:alert(1)', '/payment/success'],
])('a mobile client returns to its own address: %s', async (wanted, location) => {
  const { deposit, post } = await serve()
  const url = await deposit()
  url.searchParams.set('return', wanted)
  const paid = await post(url.href, { body: chosen('accept') })
  expect(paid.headers.get('location')).toMatch(new RegExp(`${location.replace(/[?.]/g, '\\$&')}$`))
})

test('payments, e-mails and the way back lead to the configured app, whatever a request claims', async () => {
  const { host, deposit, post } = await serve('https://app.example:8443')
  const headers = {
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'gopher',
    forwarded: 'host=evil.example',
  }
  const url = await deposit(headers)
  expect(url.origin).toBe('https://app.example:8443')
  // As the form sends it with its cancel button, even if a way to pay is chosen.
  const back = await post(url.pathname + url.search, { headers, body: chosen('accept', 'cancel') })
  expect(back.headers.get('location')).toBe('https://app.example:8443/payment/canceled')
  await post('/api/customer/forgot-password', { headers, body: { email: 'leyla@avaz.example' } })
  expect(host.world.db.outbox.list().at(-1)?.link).toContain('https://app.example:8443/reset-password/')
})
