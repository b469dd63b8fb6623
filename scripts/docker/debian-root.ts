import { execFileSync, spawn } from 'node:child_process'
import { cpSync, existsSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Host names and certificates of this machine are shared, as in a container. */
const HOST_FILES = ['/etc/resolv.conf', '/etc/hosts']
const CERTIFICATES = process.env.NODE_EXTRA_CA_CERTS

/** Creates a minimal Debian of the given name, like Docker's slim image; only once. */
export function makeBase(folder: string, name: string): string {
  const base = join(folder, name)
  if (existsSync(base)) return base
  const unfinished = `${base}.part`
  execFileSync('debootstrap', ['--variant=minbase', name, unfinished, 'http://deb.debian.org/debian'], {
    stdio: 'inherit',
  })
  // As in Docker's image: an unfinished folder is deleted as a whole, so writes need no sync.
  writeFileSync(join(unfinished, 'etc/dpkg/dpkg.cfg.d/unsafe-io'), 'force-unsafe-io\n')
  renameSync(unfinished, base)
  return base
}

export class DebianRoot {
  readonly #folder: string
  #workdir = '/'
  #env: Record<string, string> = {
    PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
    HOME: '/root',
    DEBIAN_FRONTEND: 'noninteractive',
  }
  user = 'root'

  constructor(base: string, folder: string) {
    execFileSync('cp', ['-a', base, folder])
    this.#folder = folder
    for (const file of HOST_FILES) cpSync(file, join(folder, file), { dereference: true })
    if (CERTIFICATES === undefined) return
    cpSync(CERTIFICATES, join(folder, 'machine.crt'))
    this.#env.NODE_EXTRA_CA_CERTS = '/machine.crt'
  }

  /** A path in this root, as seen from outside. */
  path(name: string): string {
    return join(this.#folder, name.startsWith('/') ? name : join(this.#workdir, name))
  }

  enter(folder: string): string {
    this.#workdir = folder
    return this.path(folder)
  }

  /** Passes an environment variable on, as `--build-arg` does. */
  pass(name: string): void {
    const value = process.env[name]
    if (value !== undefined) this.#env[name] = value
  }

  /** Runs in a separate mount namespace, so that nothing stays mounted. */
  #command(command: readonly string[]): readonly [string, string[]] {
    const enter = `root=$1 user=$2 folder=$3; shift 3
      mount -t proc proc "$root/proc" && mount --rbind /dev "$root/dev" &&
      exec chroot --userspec="$user" "$root" /bin/sh -c 'cd "$0" && exec "$@"' "$folder" "$@"`
    return [
      'unshare',
      ['--mount', 'sh', '-c', enter, 'sh', this.#folder, this.user, this.#workdir, ...command],
    ]
  }

  run(command: readonly string[]): void {
    const [program, args] = this.#command(command)
    execFileSync(program, args, { env: this.#env, stdio: 'inherit' })
  }

  start(command: readonly string[], env: Readonly<Record<string, string>>) {
    const [program, args] = this.#command(command)
    return spawn(program, args, { env: { ...this.#env, ...env }, stdio: 'inherit' })
  }
}
