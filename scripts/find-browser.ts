import { accessSync, constants, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { chromium } from 'playwright'

const CACHE_FILE = join(import.meta.dirname, '..', '.cache', 'browser-path')

/** The headless shell comes first: it draws no window, which costs as much as many a page. */
const COMMANDS = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
]

const FIXED_PATHS = [
  '/usr/lib/chromium/chromium-headless-shell',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
]

function canRun(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function onPath(command: string): string[] {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => folder !== '')
    .map((folder) => join(folder, command))
}

/** Possible places of a browser, best first; the developer's choice (`CHROME_PATH`) comes before all. */
function candidates(): string[] {
  const chosen = process.env.CHROME_PATH
  const cached = existsSync(CACHE_FILE) ? readFileSync(CACHE_FILE, 'utf8').trim() : undefined
  return [chosen, cached, ...COMMANDS.flatMap(onPath), ...FIXED_PATHS, chromium.executablePath()].filter(
    (path): path is string => Boolean(path),
  )
}

/** Path of an installed Chromium or Chrome, or undefined. Installs nothing: see `ensure-browser.ts`. */
export function findBrowser(): string | undefined {
  return candidates().find(canRun)
}

/** Remembers a browser that has started, so that the next run can skip the try. */
export function rememberBrowser(path: string): void {
  mkdirSync(dirname(CACHE_FILE), { recursive: true })
  writeFileSync(CACHE_FILE, `${path}\n`)
}
