import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { installPackages } from './apt-packages.ts'
import { REPORTS } from './test/run-command.ts'

/**
 * `npm run a11y:spoken`: a journey by keys in Firefox with the screen reader Orca, on the sandbox build, in English and
 * Azerbaijani. Writes what Orca speaks to `reports/spoken`; nothing is played.
 */
const PROGRAMS = [
  '/usr/bin/orca',
  '/usr/bin/firefox-esr',
  '/usr/bin/Xvfb',
  '/usr/bin/openbox',
  '/usr/bin/xdotool',
  '/usr/bin/dbus-run-session',
  '/usr/libexec/at-spi-bus-launcher',
]
const PACKAGES = [
  'orca',
  'firefox-esr',
  'xvfb',
  'openbox',
  'xdotool',
  'dbus',
  'at-spi2-core',
  'speech-dispatcher',
  'libglib2.0-bin',
]
/** A journey takes about a minute per language; a hang ends here. */
const MAX_MS = 9 * 60_000

const missingPrograms = () => PROGRAMS.filter((program) => !existsSync(program))

if (missingPrograms().length > 0 && !(installPackages(PACKAGES) && missingPrograms().length === 0))
  throw new Error(
    `No ${missingPrograms().join(', ')}. Install these packages of Debian: ${PACKAGES.join(' ')}`,
  )
if (!existsSync(join(REPORTS, '..', 'dist-sandbox', 'index.html')))
  throw new Error('There is no sandbox build: run `npm run build:sandbox` first')

const folder = join(REPORTS, 'spoken')
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
// A session bus and a screen of its own: the screen reader of the desktop is not touched.
const sessionArguments = ['--', 'xvfb-run', '-a', process.execPath, 'tests/spoken/run-spoken.ts', folder]
const { status } = spawnSync('dbus-run-session', sessionArguments, { stdio: 'inherit', timeout: MAX_MS })
process.exitCode = status ?? 1
