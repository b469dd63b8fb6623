import { site } from '../../../scripts/site/site.ts'
import { type Attack, verdictOf } from '../attack.ts'

const ESCAPING_PATHS = [
  '/../package.json',
  '/..%2fpackage.json',
  '/assets/../../package.json',
  '/..\\package.json',
]

export const buildAttacks: readonly Attack[] = [
  ...ESCAPING_PATHS.map(
    (path): Attack => ({
      kind: 'built app',
      title: `${path} leads out of the build`,
      async attempt({ askBuild }) {
        const { status, body } = await askBuild(path)
        return verdictOf(status === 404 && !body.includes('"scripts"'))
      },
    }),
  ),
  {
    kind: 'built app',
    title: 'a page comes without a header of the policy',
    async attempt({ askBuild }) {
      const answers = await Promise.all(
        ['/', '/login', '/unheard-of', '/assets/absent.js'].map((path) => askBuild(path)),
      )
      const names = [...Object.keys(site.headers), 'Content-Security-Policy'].map((name) =>
        name.toLowerCase(),
      )
      return verdictOf(answers.every(({ headers }) => names.every((name) => headers[name] !== undefined)))
    },
  },
  {
    kind: 'built app',
    title: 'a name that resolves to this machine gets pages',
    attempt: async ({ askBuild }) =>
      verdictOf((await askBuild('/', { headers: { host: 'evil.example' } })).status === 421),
  },
]
