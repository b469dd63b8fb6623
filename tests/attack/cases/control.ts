import { type Attack, verdictOf } from '../attack.ts'

const FOREIGN_ORIGIN = 'https://evil.example'

/** Requests from pages other than the sandbox's own. */
const PAGES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'a script of another site': { origin: FOREIGN_ORIGIN, 'sec-fetch-site': 'cross-site' },
  'a frame without an origin': { origin: 'null', 'sec-fetch-site': 'cross-site' },
  'a script element of another site': { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'script' },
  'a page at another port of this machine': {
    origin: 'http://localhost:9999',
    'sec-fetch-site': 'same-site',
  },
  'a name that resolves to this machine': { host: 'evil.example', 'sec-fetch-site': 'same-origin' },
  'a name that begins like this machine': { host: 'localhost.evil.example' },
}

const SECRETS = ['sessions', 'outbox', 'journal', 'world']

const readAttacks = Object.entries(PAGES).map(
  ([who, headers]): Attack => ({
    kind: 'sandbox control',
    title: `${who} reads tokens, passwords and mails`,
    async attempt({ ask }) {
      const answers = await Promise.all(SECRETS.map((name) => ask(`/__sandbox/${name}`, { headers })))
      const isShut = answers.every(
        (answer) => answer.status >= 400 && answer.headers['access-control-allow-origin'] === undefined,
      )
      return verdictOf(isShut)
    },
  }),
)

const FORMS = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']

const formAttacks = FORMS.map(
  (type): Attack => ({
    kind: 'sandbox control',
    title: `a form of any page (${type.split(';')[0]}) restarts the world`,
    async attempt({ ask }) {
      const sent = { method: 'POST', headers: { 'content-type': type }, body: '{"scenario":"empty"}' }
      return verdictOf((await ask('/__sandbox/reset', sent)).status === 415)
    },
  }),
)

/** Hand-made worlds: each is refused, and the current world stays. */
const WORLDS: Readonly<Record<string, (recipe: Recipe) => object>> = {
  'rows of customers whom nobody knows': (recipe) => ({
    ...recipe,
    changes: [
      {
        collection: 'sessions',
        id: 'x',
        value: { id: 'x', customer_id: 999, created_at: 0, expires_at: 9e15 },
      },
    ],
  }),
  'a collection called __proto__': (recipe) => ({
    ...recipe,
    changes: [{ collection: '__proto__', id: 1, value: { id: 1 } }],
  }),
  'a moment after the end of time': (recipe) => ({ ...recipe, now: 1e300 }),
  'rules that are no list': (recipe) => ({ ...recipe, rules: { length: 1e9 } }),
}

type Recipe = Readonly<Record<string, unknown>>

const worldAttacks = Object.entries(WORLDS).map(
  ([what, make]): Attack => ({
    kind: 'worlds',
    title: `a world by hand with ${what} is taken`,
    async attempt({ ask, control }) {
      const before = await control('world')
      const body = JSON.stringify(make(before))
      const headers = { 'content-type': 'application/json' }
      const { status } = await ask('/__sandbox/world', { method: 'POST', headers, body })
      const { changes } = await control('world')
      return verdictOf(status === 422 && JSON.stringify(changes) === JSON.stringify(before.changes))
    },
  }),
)

export const controlAttacks: readonly Attack[] = [
  ...worldAttacks,
  ...readAttacks,
  ...formAttacks,
  {
    kind: 'sandbox control',
    title: 'a path with dots goes around the check',
    async attempt({ ask }) {
      const headers = { origin: FOREIGN_ORIGIN }
      const paths = ['/x/../__sandbox/sessions', '/api/%2e%2e/__sandbox/sessions']
      const answers = await Promise.all(paths.map((path) => ask(path, { headers })))
      return verdictOf(answers.every(({ status }) => status === 403))
    },
  },
  {
    kind: 'sandbox control',
    title: 'a script of another site calls the API',
    async attempt({ ask }) {
      const asked = { method: 'OPTIONS', headers: { origin: FOREIGN_ORIGIN } }
      const { status, headers } = await ask('/api/customer/profile', asked)
      return verdictOf(status === 403 && headers['access-control-allow-origin'] === undefined)
    },
  },
  {
    kind: 'sandbox control',
    title: 'the journal holds a password or a token',
    async attempt({ ask, control }) {
      const { token } = await logIn(ask)
      await ask('/api/customer/balance', { headers: { authorization: `Bearer ${token}` } })
      const journal = JSON.stringify(await control('journal'))
      return verdictOf(!journal.includes(token) && !journal.includes('sozun-sesi-1'))
    },
  },
]

async function logIn(ask: Parameters<Attack['attempt']>[0]['ask']) {
  const { body } = await ask('/api/customer/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"email":"leyla@avaz.example","password":"sozun-sesi-1"}',
  })
  return { token: String(JSON.parse(body).data.access_token) }
}
