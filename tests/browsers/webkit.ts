import { execFileSync, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Builder, By, Capabilities, Key as DriverKey } from 'selenium-webdriver'
import { freePort } from '#tests/support/free-port.ts'
import type { Engine, Key } from './tab.ts'

const DRIVER = '/usr/bin/WebKitWebDriver'
const LIBRARIES = '/usr/lib'
const MINI_BROWSER = /^webkit2?gtk-[\d.]+$/
const SCREEN = '1400x1000x24'
const VIEW = { width: 1280, height: 1000, x: 0, y: 0 }
const MAX_SCRIPT_MS = 180_000

const KEYS: Readonly<Record<Key, string>> = {
  Enter: DriverKey.ENTER,
  Escape: DriverKey.ESCAPE,
  Tab: DriverKey.TAB,
  ArrowDown: DriverKey.ARROW_DOWN,
}

/** WebKit's own small browser, which the driver controls; Debian puts it in a folder per machine and version. */
function miniBrowser(): string {
  for (const machine of readdirSync(LIBRARIES).filter((name) => name.endsWith('-linux-gnu')))
    for (const library of readdirSync(join(LIBRARIES, machine)).filter((name) => MINI_BROWSER.test(name)))
      if (readdirSync(join(LIBRARIES, machine, library)).includes('MiniBrowser'))
        return join(LIBRARIES, machine, library, 'MiniBrowser')
  throw new Error('WebKit has no MiniBrowser')
}

/** A home folder whose downloads are in the given one; without it the browser would change the developer's own. */
function homeWithDownloads(downloads: string): Record<string, string> {
  const home = mkdtempSync(join(tmpdir(), 'avaz-webkit-'))
  mkdirSync(join(home, 'config'))
  writeFileSync(join(home, 'config', 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`)
  return {
    HOME: home,
    XDG_CONFIG_HOME: join(home, 'config'),
    XDG_DATA_HOME: join(home, 'data'),
    XDG_CACHE_HOME: join(home, 'cache'),
  }
}

/** Starts a screen without a monitor and returns its name. */
function startScreen() {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', SCREEN, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const display = new Promise<string>((resolve, reject) => {
    screen.on('error', reject)
    screen.stdio[3]?.on('data', (number: Buffer) => resolve(`:${String(number).trim()}`))
  })
  return { display, end: () => void screen.kill('SIGTERM') }
}

async function isAnswering(address: string): Promise<boolean> {
  for (;;) {
    try {
      return (await fetch(`${address}/status`)).ok
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}

/** WebKit over W3C WebDriver: the port for GTK, which Debian has. */
export const webkit: Engine = {
  name: 'WebKit',
  version: () =>
    // The driver itself does not tell its version.
    `WebKitGTK ${execFileSync('dpkg-query', ['--show', 'webkit2gtk-driver'], { encoding: 'utf8' }).split('\t')[1]?.trim()}`,
  async start(downloads) {
    const screen = startScreen()
    const port = await freePort()
    const home = homeWithDownloads(downloads)
    const environment = { ...process.env, ...home, DISPLAY: await screen.display, LIBGL_ALWAYS_SOFTWARE: '1' }
    const server = spawn(DRIVER, [`--port=${port}`], { stdio: 'ignore', env: environment })
    await isAnswering(`http://127.0.0.1:${port}`)
    const driver = await new Builder()
      .usingServer(`http://127.0.0.1:${port}`)
      .withCapabilities(
        new Capabilities({
          browserName: 'MiniBrowser',
          'webkitgtk:browserOptions': { binary: miniBrowser(), args: ['--automation'] },
        }),
      )
      .build()
    await driver.manage().setTimeouts({ script: MAX_SCRIPT_MS, pageLoad: MAX_SCRIPT_MS })
    await driver.manage().window().setRect(VIEW)
    return {
      open: (address) => driver.get(address),
      run: async (expression) => JSON.parse(await driver.executeScript<string>(returnAsText(expression))),
      press: ({ x, y }) =>
        driver
          .actions()
          .move({ x: Math.round(x), y: Math.round(y) })
          .click()
          .perform(),
      write: (text) => driver.actions().sendKeys(text.replaceAll('\n', DriverKey.ENTER)).perform(),
      key: (key) => driver.actions().sendKeys(KEYS[key]).perform(),
      async choose(selector, files) {
        await driver.findElement(By.css(selector)).sendKeys(files.join('\n'))
      },
      back: () => driver.navigate().back(),
      takeErrors: () => [],
      async takePicture(file) {
        writeFileSync(file, await driver.takeScreenshot(), 'base64')
      },
      async end() {
        await driver.quit().catch(() => undefined)
        server.kill('SIGTERM')
        screen.end()
        rmSync(home.HOME ?? '', { recursive: true, force: true })
      },
    }
  },
}

/** Passes any value as text, because engines describe objects differently. */
const returnAsText = (expression: string) =>
  `return Promise.resolve(${expression}).then((value) => JSON.stringify(value ?? null))`
