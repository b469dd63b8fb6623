import { type Attack, type Target, verdictOf } from '../attack.ts'

const UPLOAD = '/api/services/dubbing/init'

/** Uploads of guests that do not say that they are forms, so that only their length and place tell. */
const TYPES = ['Multipart/Form-Data; boundary=x', 'application/json', 'text/plain']

const uploadAttacks = TYPES.map(
  (type): Attack => ({
    kind: 'requests',
    title: `a guest fills the memory with 400 MB of ${type.split(';')[0]}`,
    async attempt({ ask }) {
      const headers = { 'content-type': type, 'content-length': String(400 << 20) }
      return verdictOf((await ask(UPLOAD, { method: 'POST', headers, isHeadOnly: true })).status === 401)
    },
  }),
)

const bearerHeader = (token: string) => ({ authorization: `Bearer ${token}` })

/** Names that every object of JavaScript has. */
const INHERITED_NAMES = ['__proto__', 'constructor', 'toString']

const inheritedNameAttacks = INHERITED_NAMES.map(
  (name): Attack => ({
    kind: 'requests',
    title: `${name} as a token, a service and a key of a body`,
    async attempt({ ask, customer }) {
      const leyla = await customer('leyla@avaz.example')
      const paths = [`/service/${name}`, `/services/${name}/get-projects`, `/services/text-to-speech/${name}`]
      const statuses = await Promise.all(paths.map(async (path) => (await leyla.call('GET', path)).status))
      const asToken = await ask('/api/customer/profile', { headers: bearerHeader(name) })
      const body = `{"name":"Leyla M.","${name}":{"prototype":{"is_admin":true},"is_admin":true}}`
      const headers = { ...bearerHeader(leyla.token), 'content-type': 'application/json' }
      const written = await ask('/api/customer/profile-update', { method: 'PUT', headers, body })
      const isShut = statuses.every((status) => status === 404) && asToken.status === 401
      return verdictOf(isShut && written.status < 500 && !written.body.includes('is_admin'))
    },
  }),
)

const HOSTS = ['localhost.', '127.0.0.1.nip.io', '0.0.0.0', 'localhost:80@evil.example', '[::ffff:127.0.0.1]']

const hostAttacks = HOSTS.map(
  (host): Attack => ({
    kind: 'requests',
    title: `the host ${host} is taken for this machine`,
    attempt: async ({ ask }) =>
      verdictOf((await ask('/__sandbox/sessions', { headers: { host } })).status === 421),
  }),
)

async function sharesIdempotencyKey({ customer, ask }: Target) {
  const [leyla, anar] = [await customer('leyla@avaz.example'), await customer('anar@avaz.example')]
  const pay = async (token: string) => {
    const headers = {
      ...bearerHeader(token),
      'content-type': 'application/json',
      'idempotency-key': '"shared"',
    }
    return (
      await ask('/api/customer/balance/deposit', { method: 'POST', headers, body: '{"amount":"10.00"}' })
    ).body
  }
  const [first, other] = [await pay(leyla.token), await pay(anar.token)]
  return verdictOf(JSON.parse(first).data.url !== JSON.parse(other).data.url)
}

export const requestAttacks: readonly Attack[] = [
  ...uploadAttacks,
  ...inheritedNameAttacks,
  ...hostAttacks,
  {
    kind: 'requests',
    title: 'JSON of 100 MB is read in place of files',
    async attempt({ ask, customer }) {
      const { token } = await customer('leyla@avaz.example')
      const headers = {
        ...bearerHeader(token),
        'content-type': 'application/json',
        'content-length': '104857600',
      }
      return verdictOf((await ask(UPLOAD, { method: 'POST', headers, isHeadOnly: true })).status === 413)
    },
  },
  {
    kind: 'requests',
    title: 'arrays nested 200,000 deep end the server',
    async attempt({ customer, ask }) {
      const { token } = await customer('leyla@avaz.example')
      const body = `{"name":${'['.repeat(200_000)}${']'.repeat(200_000)}}`
      const headers = { ...bearerHeader(token), 'content-type': 'application/json' }
      return verdictOf(
        (await ask('/api/customer/profile-update', { method: 'PUT', headers, body })).status === 413,
      )
    },
  },
  {
    kind: 'requests',
    title: 'a save of a million empty blocks keeps everybody waiting',
    async attempt({ customer }) {
      const leyla = await customer('leyla@avaz.example')
      const blocks = Array.from({ length: 1_000_000 }, () => ({}))
      return verdictOf(
        (await leyla.call('PUT', '/services/text-to-speech/2', { blocks })).status === 413,
        'weak',
      )
    },
  },
  {
    kind: 'requests',
    title: 'a token in the address or in a cookie is accepted',
    async attempt({ customer, ask }) {
      const { token } = await customer('leyla@avaz.example')
      const answers = await Promise.all([
        ask(`/api/customer/profile?token=${token}&access_token=${token}`),
        ask('/api/customer/profile', { headers: { cookie: `auth.token=${token}` } }),
      ])
      return verdictOf(answers.every(({ status }) => status === 401))
    },
  },
  {
    kind: 'requests',
    title: 'the answer to a key of another customer is handed out',
    attempt: sharesIdempotencyKey,
  },
  {
    kind: 'requests',
    title: 'ten redemptions of one promo code at once',
    async attempt({ customer }) {
      const leyla = await customer('leyla@avaz.example')
      const deposit = { amount: '10.00', code: 'AVAZ10' }
      const answers = await Promise.all(
        Array.from({ length: 10 }, () => leyla.call('POST', '/customer/balance/deposit', deposit)),
      )
      const urls = new Set(answers.map(({ body }) => JSON.parse(body).data?.url))
      return verdictOf(urls.size === 1)
    },
  },
]
