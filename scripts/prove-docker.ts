import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { DebianRoot, makeBase } from './docker/debian-root.ts'
import { type DockerStage, type DockerStep, readDockerfile } from './docker/read-dockerfile.ts'

/**
 * `npm run docker:prove`, as root on Debian or Ubuntu with `debootstrap`: runs the steps of deploy/Dockerfile in
 * folders with a Debian each, runs its `CMD` line, and requests a page from it. `--root <folder>`
 * names the place; an existing base there is reused.
 */
const PROJECT = join(import.meta.dirname, '..')
const [option, where] = process.argv.slice(2)
const FOLDER = option === '--root' && where ? where : '/var/tmp/avaz-docker'
const ORIGIN = 'http://127.0.0.1:8080'
/** The same server under a name that it does not serve. */
const OTHER_NAME = 'http://localhost:8080'
/** Every entry is a name at the top level. */
const IGNORED = readFileSync(join(PROJECT, '.dockerignore'), 'utf8').trim().split('\n')

function copy(step: DockerStep, root: DebianRoot, roots: ReadonlyMap<string, DebianRoot>) {
  const words = step.text.split(' ')
  const from = words[0]?.startsWith('--from=') ? roots.get(words.shift()?.slice(7) ?? '') : undefined
  const target = root.path(words.pop() ?? '')
  const names = words.flatMap((word) =>
    word === '.' ? readdirSync(PROJECT).filter((name) => !IGNORED.includes(name)) : [word],
  )
  const isFolder = words.length > 1 || words[0] === '.'
  for (const name of names) {
    const source = from ? from.path(name) : join(PROJECT, name)
    cpSync(source, isFolder ? join(target, name) : target, { recursive: true })
  }
}

/** Runs one stage. Returns its `CMD` line, if it has one. */
function runStage(stage: DockerStage, root: DebianRoot, roots: ReadonlyMap<string, DebianRoot>) {
  let command: readonly string[] | undefined
  for (const step of stage.steps) {
    console.log(`\n--- ${step.name} ${step.text}`)
    if (step.name === 'RUN') root.run(['/bin/sh', '-c', step.text])
    else if (step.name === 'COPY') copy(step, root, roots)
    else if (step.name === 'WORKDIR') mkdirSync(root.enter(step.text), { recursive: true })
    else if (step.name === 'ARG') root.pass(step.text)
    else if (step.name === 'USER') root.user = step.text
    else if (step.name === 'CMD') command = JSON.parse(step.text)
    else if (step.name !== 'EXPOSE') throw new Error(`Nobody knows how to do ${step.name}`)
  }
  return command
}

async function fetchPage(path: string) {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    try {
      return await fetch(ORIGIN + path)
    } catch {
      await wait(200)
    }
  }
  throw new Error(`No answer from ${ORIGIN}`)
}

async function ask() {
  const page = await fetchPage('/login')
  if (page.status !== 200 || !(await page.text()).includes('data-page="login"'))
    throw new Error('No login page')
  if (!page.headers.get('content-security-policy')?.includes('sha256-'))
    throw new Error('No headers of the build')
  const absent = await fetchPage('/assets/absent.js')
  if (absent.status !== 404 || absent.headers.get('cache-control') !== 'no-store')
    throw new Error('A kept error')
  const other = await fetch(`${OTHER_NAME}/login`)
  if (other.status !== 421) throw new Error('A host that was not named is answered')
  const api = await fetchPage('/api/services')
  if (api.status !== 502 || !api.headers.get('content-security-policy')) throw new Error('No way to the API')
}

const stages = readDockerfile()
const roots = new Map<string, DebianRoot>()
let command: readonly string[] | undefined
let last: DebianRoot | undefined
for (const [index, stage] of stages.entries()) {
  const base = makeBase(FOLDER, /^debian:(\w+)-slim$/.exec(stage.base)?.[1] ?? stage.base)
  const path = join(FOLDER, `stage-${index}`)
  rmSync(path, { recursive: true, force: true })
  const root = new DebianRoot(base, path)
  command = runStage(stage, root, roots)
  roots.set(stage.name ?? String(index), root)
  last = root
}
if (!command || !last) throw new Error('deploy/Dockerfile starts nothing')
console.log(`\n--- CMD ${command.join(' ')}`)
const running = last.start(command, {
  API_ORIGIN: 'http://127.0.0.1:9',
  SITE_NAMES: '127.0.0.1',
})
try {
  await ask()
  console.log('\nThe image is built and serves the app.')
} finally {
  running.kill('SIGTERM')
}
