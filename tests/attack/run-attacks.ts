import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '#tests/support/free-port.ts'
import { ROOT } from '#tests/support/project-files.ts'
import { rawRequest } from '#tests/support/raw-request.ts'
import { withServer } from '#tests/support/with-server.ts'
import { allAttacks } from './all-attacks.ts'
import type { Attack, Customer, Target, Verdict } from './attack.ts'

/**
 * `npm run attack`: runs every attack on the HTTP sandbox and the built app, prints the verdicts, and fails unless
 * all were held. `-- files` runs those of a kind.
 */
const [wanted = ''] = process.argv.slice(2)

/** Longest time of one attack, in ms: an attack that blocks a server for longer has succeeded. */
const MAX_MS = 120_000

const JSON_TYPE = { 'content-type': 'application/json' }

async function control(world: string, name: string, body?: object): Promise<Record<string, unknown>> {
  const address = `${world}/__sandbox/${name}`
  const answer = await (body
    ? fetch(address, { method: 'POST', headers: JSON_TYPE, body: JSON.stringify(body) })
    : fetch(address))
  return (await answer.json()).data
}

interface Sessions {
  readonly customers: readonly { id: number; email: string }[]
  readonly sessions: readonly { token: string; customer_id: number }[]
}

async function customerOf(world: string, email: string): Promise<Customer> {
  const { customers, sessions } = (await control(world, 'sessions', { log_in: email })) as unknown as Sessions
  const id = customers.find((each) => each.email === email)?.id
  const token = sessions.findLast(({ customer_id }) => customer_id === id)?.token ?? ''
  const headers = { authorization: `Bearer ${token}`, 'accept-language': 'en' }
  return {
    token,
    async call(method, path, body) {
      const isForm = body instanceof FormData
      const answer = await fetch(`${world}/api${path}`, {
        method,
        headers: isForm || body === undefined ? headers : { ...headers, ...JSON_TYPE },
        ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
      })
      return { status: answer.status, body: await answer.text() }
    },
  }
}

const createTarget = (world: string, build: string): Target => ({
  world,
  build,
  ask: (path, sent) => rawRequest(world, path, sent),
  askBuild: (path, sent) => rawRequest(build, path, sent),
  control: (name, body) => control(world, name, body),
  customer: (email) => customerOf(world, email),
})

/** Verdict of an attack, with the reason if it was unexpected. */
async function runAttack(attack: Attack, target: Target): Promise<{ verdict: Verdict; why?: string }> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error('no end within two minutes')), MAX_MS)
  try {
    return { verdict: await Promise.race([attack.attempt(target), late]) }
  } catch (error) {
    return { verdict: 'broken', why: String(error) }
  } finally {
    clearTimeout(timer)
  }
}

const printLine = (line: string) => process.stdout.write(`${line}\n`)

type Counts = Record<Verdict, number>

function print(counts: ReadonlyMap<string, Counts>): void {
  const line = (kind: string, { held, weak, broken }: Counts) =>
    printLine(`${kind.padEnd(20)} ${held} held, ${weak} weak, ${broken} broken`)
  const all: Counts = { held: 0, weak: 0, broken: 0 }
  for (const [kind, each] of counts) {
    line(kind, each)
    for (const verdict of ['held', 'weak', 'broken'] as const) all[verdict] += each[verdict]
  }
  line('all', all)
  process.exitCode = all.broken + all.weak > 0 ? 1 : 0
}

async function attackAll(target: Target): Promise<void> {
  const counts = new Map<string, Counts>()
  for (const attack of allAttacks.filter(({ kind }) => kind.includes(wanted))) {
    const { verdict, why = '' } = await runAttack(attack, target)
    const count = counts.get(attack.kind) ?? { held: 0, weak: 0, broken: 0 }
    count[verdict] += 1
    counts.set(attack.kind, count)
    if (verdict !== 'held') printLine(`${verdict.toUpperCase()}  ${attack.kind}: ${attack.title} ${why}`)
  }
  print(counts)
}

if (!existsSync(join(ROOT, 'dist', 'index.html'))) throw new Error('There is no build: npm run build')
const [worldPort, buildPort] = [await freePort(), await freePort()]
const world = `http://127.0.0.1:${worldPort}`
const build = `http://127.0.0.1:${buildPort}`
const serveWorld = [
  process.execPath,
  join(ROOT, 'mocks', 'server', 'serve.ts'),
  ...['--port', String(worldPort), '--scenario', 'captcha-off'],
]
const serveBuild = [
  process.execPath,
  join(ROOT, 'scripts', 'serve-build.ts'),
  'production',
  '--port',
  String(buildPort),
]
await withServer(serveWorld, `${world}/__sandbox/`, () =>
  withServer(serveBuild, build, () => attackAll(createTarget(world, build))),
)
