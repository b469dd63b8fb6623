import { execFileSync } from 'node:child_process'
import type { ElementHandle } from 'puppeteer-core'
import { launch } from 'puppeteer-core'
import type { Engine } from './tab.ts'

const COMMAND = '/usr/bin/firefox-esr'
const VIEW = { width: 1280, height: 900 }
/** A busy machine takes long for a start or a large page. */
const MAX_ANSWER_MS = 180_000

/** Firefox over WebDriver BiDi, which it speaks without a driver process. */
export const firefox: Engine = {
  name: 'Firefox',
  version: () => execFileSync(COMMAND, ['--version'], { encoding: 'utf8' }).trim(),
  async start(downloads) {
    const browser = await launch({
      browser: 'firefox',
      executablePath: COMMAND,
      headless: true,
      defaultViewport: VIEW,
      protocolTimeout: MAX_ANSWER_MS,
      timeout: MAX_ANSWER_MS,
      extraPrefsFirefox: {
        'browser.download.dir': downloads,
        'browser.download.folderList': 2,
        'browser.download.useDownloadDir': true,
        'browser.download.always_ask_before_handling_new_types': false,
        'pdfjs.disabled': true,
      },
    })
    const [first] = await browser.pages()
    const page = first ?? (await browser.newPage())
    page.setDefaultTimeout(MAX_ANSWER_MS)
    const errors: string[] = []
    await page.evaluateOnNewDocument(`(${describeErrors})()`)
    page.on('console', (line) => void (line.type() === 'error' && errors.push(line.text())))
    return {
      async open(address) {
        await page.goto(address, { waitUntil: 'domcontentloaded' })
      },
      run: async (expression) => JSON.parse(String(await page.evaluate(asText(expression)))),
      press: ({ x, y }) => page.mouse.click(x, y),
      write: (text) => page.keyboard.type(text),
      key: (key) => page.keyboard.press(key),
      async choose(selector, files) {
        const field = (await page.$(selector)) as ElementHandle<HTMLInputElement> | null
        if (!field) throw new Error(`No file field matches ${selector}`)
        await field.uploadFile(...files)
      },
      async back() {
        await page.goBack({ waitUntil: 'domcontentloaded' })
      },
      takeErrors: () => errors.splice(0),
      async takePicture(file) {
        await page.screenshot({ path: file as `${string}.png` })
      },
      end: () => browser.close(),
    }
  },
}

/** Runs in the page: the driver shows errors in the console without their messages. */
function describeErrors() {
  const show = console.error
  console.error = (...values) =>
    show(
      ...values.map((value) =>
        value instanceof Error ? [value, value.cause, value.stack].join('\n') : value,
      ),
    )
}

/** Passes any value as text, because engines describe objects differently. */
const asText = (expression: string) =>
  `Promise.resolve(${expression}).then((value) => JSON.stringify(value ?? null))`
