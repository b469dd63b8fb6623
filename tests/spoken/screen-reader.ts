import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** Orca has said everything if its log has not grown in this time. */
const QUIET_MS = 1_500
const POLL_MS = 150

/** Names of pressed keys. */
const KEYS = new Set(['tab', 'F6', 'Return', 'Escape', 'return', 'enter', 'escape'])

const SPOKEN = /SPEECH OUTPUT: '(.*)'(?:[ {]|$)/

/** The accessibility bus gives programs their trees only if a screen reader is announced on it. */
function enableTrees() {
  for (const name of ['IsEnabled', 'ScreenReaderEnabled'])
    execFileSync('gdbus', [
      ...['call', '--session', '--dest', 'org.a11y.Bus', '--object-path', '/org/a11y/bus'],
      ...['--method', 'org.freedesktop.DBus.Properties.Set', 'org.a11y.Status', name, '<true>'],
    ])
}

/** Starts the accessibility bus and a window manager, without which no window is active; before the browser. */
export async function startAccessibility() {
  const manager = spawn('openbox', [], { stdio: 'ignore' })
  const bus = spawn('/usr/libexec/at-spi-bus-launcher', ['--launch-immediately'], { stdio: 'ignore' })
  await pause(QUIET_MS)
  enableTrees()
  return () => [bus, manager].map((each) => each.kill())
}

/** Orca, whose words are read from its log. */
export async function startScreenReader() {
  const folder = mkdtempSync(join(tmpdir(), 'orca-'))
  const log = join(folder, 'debug.log')
  // Words are read from the log: a speech server without a sound card would stop Orca.
  writeFileSync(
    join(folder, 'orca-customizations.py'),
    "import orca.settings\norca.settings.speechServerFactory = ''\norca.settings.speechFactoryModules = []\n",
  )
  const orca = spawn('orca', ['--replace', '--user-prefs', folder, '--debug-file', log], {
    stdio: 'ignore',
    env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder },
  })
  const read = () => (existsSync(log) ? readFileSync(log, 'utf8') : '')
  let seen = 0
  /** Orca's words since the last call. */
  async function said(): Promise<string[]> {
    let length = -1
    for (let quiet = 0; quiet < QUIET_MS; quiet += POLL_MS) {
      await pause(POLL_MS)
      const now = read().length
      if (now !== length) quiet = 0
      length = now
    }
    const text = read()
    const lines = text.slice(seen).split('\n')
    seen = text.length
    return lines.flatMap((line) => SPOKEN.exec(line)?.[1]?.trim() || []).filter((text) => !KEYS.has(text))
  }
  /** Forgets all words up to now, after a moment for the current sentence. */
  async function skip() {
    await pause(POLL_MS)
    seen = read().length
  }
  while (!read().includes('SPEECH OUTPUT')) {
    if (orca.exitCode !== null) throw new Error('Orca has ended')
    await pause(POLL_MS)
  }
  await said()
  return { said, skip, stop: () => orca.kill() }
}
