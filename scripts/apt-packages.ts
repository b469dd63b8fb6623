import { spawnSync } from 'node:child_process'

/** Runs a command with its output shown. Returns whether it succeeded. */
export function runVisibly(command: string, args: readonly string[]): boolean {
  console.info(`  ${command} ${args.join(' ')}`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'], env }).status === 0
}

const hasCommand = (command: string) =>
  spawnSync(command, ['--version'], { stdio: 'ignore' }).error === undefined

/** `sudo -n` never prompts: if it needs a password, this way is not available. */
export function asRoot(): readonly string[] | undefined {
  if (process.getuid?.() === 0) return []
  return spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0 ? ['sudo', '-n'] : undefined
}

/** The first alternative that can be installed and used; false without apt-get or the right to use it. */
export function installOneOf(names: readonly string[], isUsable: (name: string) => boolean): boolean {
  const apt = aptGet()
  if (!apt) return false
  apt('update')
  return names.some((name) => apt('install', '--no-install-recommends', name) && isUsable(name))
}

/** Installs all packages; false without apt-get or the right to use it. */
export function installPackages(names: readonly string[]): boolean {
  const apt = aptGet()
  if (!apt) return false
  apt('update')
  return apt('install', '--no-install-recommends', ...names)
}

function aptGet() {
  const root = asRoot()
  if (!hasCommand('apt-get') || !root) return undefined
  return (...args: string[]) => {
    const [command = 'apt-get', ...rest] = [...root, 'apt-get', '-y', '-q', ...args]
    return runVisibly(command, rest)
  }
}
