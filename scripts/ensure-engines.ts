import { existsSync } from 'node:fs'
import { installPackages } from './apt-packages.ts'

/** Programs of the other engines' tests, and Debian's packages for them. */
const PROGRAMS = ['/usr/bin/firefox-esr', '/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb']

const PACKAGES = [
  'firefox-esr',
  'webkit2gtk-driver',
  'xvfb',
  // WebKit plays sound by these.
  'gstreamer1.0-plugins-good',
  'gstreamer1.0-plugins-bad',
  'gstreamer1.0-libav',
]

const missingPrograms = () => PROGRAMS.filter((program) => !existsSync(program))

/**
 * Installs Firefox and WebKit with their drivers if the machine lacks them.
 *
 * @throws Error that lists what to do, when they cannot be installed
 */
export function ensureEngines(): void {
  if (missingPrograms().length === 0) return
  console.info('Firefox or WebKit is missing on this machine: installing them.')
  if (installPackages(PACKAGES) && missingPrograms().length === 0) return
  throw new Error(
    `No ${missingPrograms().join(', ')}, and apt-get could not install them.\nInstall these packages of Debian and run the command again: ${PACKAGES.join(' ')}`,
  )
}
