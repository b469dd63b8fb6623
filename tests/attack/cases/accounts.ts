import { type Attack, type Customer, verdictOf } from '../attack.ts'

const LEYLA = 'leyla@avaz.example'
const ANAR = 'anar@avaz.example'

async function projectOf(customer: Customer): Promise<string> {
  const { body } = await customer.call('GET', '/services/text-to-speech/get-projects')
  const [first] = JSON.parse(body).data.projects
  return `/services/text-to-speech/${first.id}`
}

type Call = readonly [method: string, of: (project: string) => string, body?: object]

/** Every call about a project. */
const CALLS: readonly Call[] = [
  ['GET', (project) => project],
  ['PUT', (project) => project, { blocks: [], version: 1 }],
  ['DELETE', (project) => project],
  ['PUT', (project) => project.replace(/\/(\d+)$/, '/update-title/$1'), { title: 'Mine' }],
  ['POST', (project) => project.replace(/\/(\d+)$/, '/generate/$1'), { scope: 'all' }],
  ['POST', (project) => project.replace(/\/(\d+)$/, '/export/$1'), { format: 'mp3', layout: 'single' }],
  ['GET', (project) => project.replace(/\/(\d+)$/, '/get-response/$1')],
  ['POST', (project) => `${project}/payment`],
]

const attacksOnOthers = CALLS.map(
  ([method, of, body]): Attack => ({
    kind: 'another customer',
    title: `${method} ${of('/services/text-to-speech/1')} by somebody else`,
    async attempt({ customer }) {
      const [leyla, anar] = [await customer(LEYLA), await customer(ANAR)]
      const project = await projectOf(leyla)
      const before = (await leyla.call('GET', project)).body
      const { status } = await anar.call(method, of(project), body)
      return verdictOf(status === 404 && (await leyla.call('GET', project)).body === before)
    },
  }),
)

const SHARED_SUFFIXES = ['co.uk', 'com.az', 'github.io']

export const accountAttacks: readonly Attack[] = [
  ...attacksOnOthers,
  ...SHARED_SUFFIXES.map(
    (domain): Attack => ({
      kind: 'sites',
      title: `a reader is bound to all of ${domain}`,
      async attempt({ customer }) {
        const leyla = await customer(LEYLA)
        const reader = { title: 'Reader', domain, selector: 'article', language: 1, voice_id: 1 }
        const { status, body } = await leyla.call('POST', '/services/website-reader/init', reader)
        return verdictOf(status === 422 && JSON.parse(body).errors?.domain !== undefined)
      },
    }),
  ),
  {
    kind: 'sessions',
    title: 'a token is used after its logout',
    async attempt({ customer }) {
      const anar = await customer(ANAR)
      await anar.call('GET', '/customer/logout')
      return verdictOf((await anar.call('GET', '/customer/profile')).status === 401)
    },
  },
  {
    kind: 'sessions',
    title: 'guessing a password goes on for ever',
    async attempt({ ask }) {
      const statuses: number[] = []
      for (let guess = 0; guess < 12; guess += 1) {
        const body = JSON.stringify({ email: 'guessed@avaz.example', password: `guess-${guess}` })
        // A different forwarded address at each guess; only the address of the connection must count.
        const headers = { 'content-type': 'application/json', 'x-forwarded-for': `198.51.100.${guess}` }
        statuses.push((await ask('/api/customer/login', { method: 'POST', headers, body })).status)
      }
      return verdictOf(statuses.includes(429), 'weak')
    },
  },
]
