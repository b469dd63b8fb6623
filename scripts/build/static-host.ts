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
 * Builds the sandbox for a static host: unknown addresses get 404.html, which is the app; its pages may be in a
 * subfolder (`--base /folder/`).
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
