import { chromium } from 'playwright'
import { asRoot, installOneOf, runVisibly } from './apt-packages.ts'
import { BROWSER_FLAGS } from './browser-flags.ts'
import { findBrowser, rememberBrowser } from './find-browser.ts'

/**
 * Packages of Debian and Ubuntu, the smaller first (a third of the other). Ubuntu's is a snap, so the browser is
 * started once to see whether it works.
 */
const DEBIAN_PACKAGES = ['chromium-headless-shell', 'chromium']

const installByApt = () => installOneOf(DEBIAN_PACKAGES, () => findBrowser() !== undefined)

function installByPlaywright(): boolean {
  const withSystemLibraries = asRoot() ? ['--with-deps'] : []
  return (
    runVisibly('playwright', ['install', ...withSystemLibraries, '--only-shell', 'chromium']) ||
    runVisibly('playwright', ['install', 'chromium'])
  )
}

/** A file that exists may still lack a library, or be a stub that asks for a snap. */
async function canStart(path: string): Promise<boolean> {
  try {
    const browser = await chromium.launch({ executablePath: path, args: [...BROWSER_FLAGS] })
    await browser.close()
    return true
  } catch {
    return false
  }
}

/**
 * Path of a Chromium that really starts. Installs one if the machine has none.
 *
 * @throws Error that lists what to do, when no browser can be found or installed
 */
export async function ensureBrowser(): Promise<string> {
  const ways = [() => true, installByApt, installByPlaywright]
  for (const [index, install] of ways.entries()) {
    if (index === 1) console.log('No Chromium or Chrome that starts on this machine: installing one.')
    if (!install()) continue
    const path = findBrowser()
    if (path && (await canStart(path))) {
      // `CHROME_PATH` applies to one run and must not be remembered for the next.
      if (path !== process.env.CHROME_PATH) rememberBrowser(path)
      return path
    }
  }
  throw new Error(
    [
      'No browser for the tests: none was found, and neither apt-get nor Playwright could install one.',
      'Install Chromium or Google Chrome, or set CHROME_PATH to one, and run the command again.',
    ].join('\n'),
  )
}

if (import.meta.main) console.log(await ensureBrowser())
