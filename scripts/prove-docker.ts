import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { DebianRoot, makeBase } from './docker/debian-root.ts'
import { type DockerStage, type DockerStep, readDockerfile } from './docker/read-dockerfile.ts'

/**
 * `npm run docker:prove`, as root on Debian or Ubuntu with `debootstrap`: runs the steps of each image of `deploy` in
 * folders with a Debian each, runs its `CMD` line, and requests something from it. `-- sandbox` proves one image,
 * `--root <folder>` names the place; an existing base there is reused.
 */
const PROJECT = join(import.meta.dirname, '..')
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { root: { type: 'string', default: '/var/tmp/avaz-docker' } },
})
const FOLDER = values.root
const ORIGIN = 'http://127.0.0.1:8080'
/** The same server under a name that it does not serve. */
const OTHER_NAME = 'http://localhost:8080'
/** Every entry is a name at the top level. */
const IGNORED = readFileSync(join(PROJECT, '.dockerignore'), 'utf8').trim().split('\n')

function copyFiles(step: DockerStep, root: DebianRoot, roots: ReadonlyMap<string, DebianRoot>) {
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
    else if (step.name === 'COPY') copyFiles(step, root, roots)
    else if (step.name === 'WORKDIR') mkdirSync(root.enter(step.text), { recursive: true })
    else if (step.name === 'ARG') root.pass(step.text)
    else if (step.name === 'USER') root.user = step.text
    else if (step.name === 'CMD') command = JSON.parse(step.text)
    else if (step.name !== 'EXPOSE') throw new Error(`Nobody knows how to do ${step.name}`)
  }
  return command
}

async function fetchPage(path: string, origin = ORIGIN) {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    try {
      return await fetch(origin + path)
    } catch {
      await wait(200)
    }
  }
  throw new Error(`No answer from ${origin}`)
}

async function askApp() {
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

const SANDBOX = 'http://127.0.0.1:4010'

async function askSandbox() {
  const languages = await fetchPage('/api/languages', SANDBOX)
  if (languages.status !== 401) throw new Error('The API is not answered')
  const world = await (await fetchPage('/__sandbox/scenario', SANDBOX)).json()
  if (world.data?.scenario !== 'low-balance') throw new Error('The options are not passed on')
}

interface Image {
  readonly file: string
  readonly env: Readonly<Record<string, string>>
  ask(): Promise<void>
}

const IMAGES: Readonly<Record<string, Image>> = {
  app: {
    file: 'Dockerfile',
    env: { API_ORIGIN: 'http://127.0.0.1:9', SITE_NAMES: '127.0.0.1' },
    ask: askApp,
  },
  sandbox: {
    file: 'sandbox.Dockerfile',
    env: { SANDBOX_OPTIONS: '--scenario low-balance' },
    ask: askSandbox,
  },
}

/** Builds an image, starts it and asks it. */
async function proveImage(name: string, { file, env, ask }: Image): Promise<void> {
  const roots = new Map<string, DebianRoot>()
  let command: readonly string[] | undefined
  let last: DebianRoot | undefined
  for (const [index, stage] of readDockerfile(file).entries()) {
    const base = makeBase(FOLDER, /^debian:(\w+)-slim$/.exec(stage.base)?.[1] ?? stage.base)
    const path = join(FOLDER, `${name}-${index}`)
    rmSync(path, { recursive: true, force: true })
    const root = new DebianRoot(base, path)
    command = runStage(stage, root, roots)
    roots.set(stage.name ?? String(index), root)
    last = root
  }
  if (!command || !last) throw new Error(`deploy/${file} starts nothing`)
  console.log(`\n--- CMD ${command.join(' ')}`)
  const running = last.start(command, env)
  try {
    await ask()
    console.log(`\nThe image of deploy/${file} is built and answers.`)
  } finally {
    running.kill('SIGTERM')
  }
}

for (const name of positionals.length > 0 ? positionals : Object.keys(IMAGES)) {
  const image = IMAGES[name]
  if (!image) throw new Error(`No image is called ${name}: ${Object.keys(IMAGES).join(', ')}`)
  await proveImage(name, image)
}
