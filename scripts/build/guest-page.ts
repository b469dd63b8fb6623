import { createHash } from 'node:crypto'
import type { RenderedPage } from '../../src/app/render-ahead.ts'

const STYLESHEET = /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

interface GuestPageParts {
  /** The page of the build that any address may be answered with. */
  shell: string
  page: RenderedPage
  files: readonly string[]
  earlyScript: string
  readFile: (file: string) => string
}

const ENTRY = '<script type="module" crossorigin'
const CHARSET = '<meta charset="utf-8" />'
const PLACE = '<div id="root"></div>'

function replaceOnce(text: string, wanted: string | RegExp, replacement: string) {
  const parts = text.split(wanted)
  if (typeof wanted === 'string' && parts.length !== 2) throw new Error(`The page has no single ${wanted}`)
  return text.replace(wanted, () => replacement)
}

/**
 * The text of a page that was rendered ahead: its style and first script inside, its other scripts named. It is read
 * before they are there, so they leave the way to its font.
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
    [PLACE, `<div id="root" data-page="${page.name}">${page.html}</div>`],
  ]
  const html = parts.reduce((text, [wanted, replacement]) => replaceOnce(text, wanted, replacement), shell)
  return { html, scriptHash: hashOf(earlyScript), styleHash: hashOf(style) }
}

/** The text of the page of every other address: what asks for its files at once, and what says that it is coming. */
export function customerPage({ shell, begin, wait }: { shell: string; begin: string; wait: string }) {
  const asked = replaceOnce(shell, CHARSET, `${CHARSET}\n    <script async src="/${begin}"></script>`)
  return replaceOnce(asked, PLACE, `<div id="root">${wait}</div>`)
}
