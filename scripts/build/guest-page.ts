import { createHash } from 'node:crypto'
import type { RenderedPage } from '../../src/app/prerender.ts'

const STYLESHEET = /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

interface GuestPageParts {
  /** HTML of the build that is served for any address. */
  shell: string
  page: RenderedPage
  files: readonly string[]
  earlyScript: string
  readFile: (file: string) => string
}

const ENTRY = '<script type="module" crossorigin'
const CHARSET = '<meta charset="utf-8" />'
const APP_PLACE = '<div id="root"></div>'

function replaceOnce(text: string, wanted: string | RegExp, replacement: string) {
  const parts = text.split(wanted)
  if (typeof wanted === 'string' && parts.length !== 2) throw new Error(`The page has no single ${wanted}`)
  return text.replace(wanted, () => replacement)
}

/**
 * HTML of a prerendered page: style and first script inline, other scripts linked. The text is readable before
 * scripts load, so they give way to its font.
 */
export function guestPage({ shell, page, files, earlyScript, readFile }: GuestPageParts) {
  const [, stylesheet = ''] = STYLESHEET.exec(shell) ?? []
  const style = readFile(stylesheet).trim()
  const preloads = files.map(
    (file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`,
  )
  const parts: readonly (readonly [string | RegExp, string])[] = [
    [/<html lang="\w+"/, `<html lang="${page.locale}"`],
    [/<title>[^<]*<\/title>/, `<title>${page.title}</title>`],
    [STYLESHEET, ''],
    [ENTRY, ENTRY.replace(' crossorigin', ' fetchpriority="low" crossorigin')],
    [CHARSET, `${CHARSET}\n    <script>${earlyScript}</script>`],
    ['</head>', `${preloads.join('\n    ')}\n    <style>${style}</style>\n  </head>`],
    [APP_PLACE, `<div id="root" data-page="${page.name}">${page.html}</div>`],
  ]
  const html = parts.reduce((text, [wanted, replacement]) => replaceOnce(text, wanted, replacement), shell)
  return { html, scriptHash: hashOf(earlyScript), styleHash: hashOf(style) }
}

/** HTML of every other address: the script that requests its files immediately, and a loading message. */
export function customerPage({ shell, begin, wait }: { shell: string; begin: string; wait: string }) {
  const asked = replaceOnce(shell, CHARSET, `${CHARSET}\n    <script async src="/${begin}"></script>`)
  return replaceOnce(asked, APP_PLACE, `<div id="root">${wait}</div>`)
}
