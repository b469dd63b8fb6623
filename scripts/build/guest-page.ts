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

function replaceOnce(text: string, wanted: string | RegExp, replacement: string) {
  const parts = text.split(wanted)
  if (typeof wanted === 'string' && parts.length !== 2) throw new Error(`The page has no single ${wanted}`)
  return text.replace(wanted, () => replacement)
}

/** The text of a page that was rendered ahead: its style and first script inside, its other scripts named. */
export function guestPage({ shell, page, files, earlyScript, readFile }: GuestPageParts) {
  const [, stylesheet = ''] = STYLESHEET.exec(shell) ?? []
  const style = readFile(stylesheet).trim()
  const preloads = files.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
  const parts: readonly (readonly [string | RegExp, string])[] = [
    [/<html lang="\w+"/, `<html lang="${page.locale}"`],
    [/<title>[^<]*<\/title>/, `<title>${page.title}</title>`],
    [STYLESHEET, ''],
    ['<meta charset="utf-8" />', `<meta charset="utf-8" />\n    <script>${earlyScript}</script>`],
    ['</head>', `${preloads.join('\n    ')}\n    <style>${style}</style>\n  </head>`],
    ['<div id="root"></div>', `<div id="root" data-page="${page.name}">${page.html}</div>`],
  ]
  const html = parts.reduce((text, [wanted, replacement]) => replaceOnce(text, wanted, replacement), shell)
  return { html, scriptHash: hashOf(earlyScript), styleHash: hashOf(style) }
}
