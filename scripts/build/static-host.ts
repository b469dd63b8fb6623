import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import type { readSettings } from '../../src/config/read-settings.ts'

type Settings = ReturnType<typeof readSettings>

const START = `<div id="root">
      <div class="mx-auto flex w-full max-w-form flex-col items-start gap-4 px-4 py-16">
        <p id="sandbox-start" class="shrink-0">%VITE_BRAND_NAME%</p>
        <progress aria-labelledby="sandbox-start" class="progress block h-1 w-full overflow-hidden rounded-full bg-line" value="0" max="1"></progress>
      </div>
    </div>`

/**
 * The sandbox on a host that gives out files and nothing else: addresses that are no files are answered with
 * 404.html, which is the app; its pages may lie in a folder of the host (`--base /folder/`).
 */
export function staticHost(settings: Settings): Plugin {
  return {
    name: 'avaz:static-host',
    config({ base = '/' }) {
      const inFolder = (page: string | undefined) => page && base.slice(0, -1) + page
      const { payment, readerPage, chatPage } = settings
      const placed: Settings = {
        ...settings,
        payment: { ...payment, page: inFolder(payment.page) },
        readerPage: inFolder(readerPage),
        chatPage: inFolder(chatPage),
      }
      return { define: { __SETTINGS__: JSON.stringify(placed) } }
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html, { path }) =>
        path === '/index.html' ? html.replace('<div id="root"></div>', START) : html,
    },
    writeBundle({ dir = '' }, bundle) {
      if ('index.html' in bundle) copyFileSync(join(dir, 'index.html'), join(dir, '404.html'))
    },
  }
}
