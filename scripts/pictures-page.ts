import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

interface Attachment {
  readonly name: string
  readonly path?: string
}

interface Result {
  readonly attachments: readonly Attachment[]
  readonly error?: { readonly message?: string }
}

/** A story in one mode, as Playwright reports it. */
export interface Comparison {
  readonly title: string
  readonly ok: boolean
  readonly tests: ReadonlyArray<{ readonly results: readonly Result[] }>
}

/** Component or page of a story, which is its place in the side bar. */
export const componentOf = ({ title }: Pick<Comparison, 'title'>) => title.split(' › ')[0] ?? title

const labelByKind = { expected: 'Before', actual: 'Now', diff: 'Difference' } as const

const STYLES = `
  :root { color-scheme: light dark; font: 16px/24px system-ui, sans-serif; }
  body { margin: 24px; }
  section { margin-top: 48px; }
  h1, h2 { font-size: 20px; }
  li { margin: 4px 0; }
  div { display: flex; gap: 16px; align-items: start; }
  figure { flex: 1; min-width: 0; max-width: 640px; margin: 0; }
  img { max-width: 100%; box-sizing: border-box; border: 1px solid #888; }
  pre { white-space: pre-wrap; }
`

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

function sectionOf({ title, tests }: Comparison, index: number, folder: string): string {
  const result = tests.at(-1)?.results.at(-1)
  const figures = Object.entries(labelByKind).flatMap(([kind, caption]) => {
    const from = result?.attachments.find(({ name }) => name.endsWith(`-${kind}.png`))?.path
    if (from === undefined) return []
    const file = `${index}-${kind}.png`
    copyFileSync(from, join(folder, file))
    const picture = `<a href="${file}"><img src="${file}" alt="${caption}: ${escapeHtml(title)}"></a>`
    return `<figure><figcaption>${caption}</figcaption>${picture}</figure>`
  })
  const message = stripVTControlCharacters(result?.error?.message ?? 'No picture was taken.')
  const shown = figures.length > 0 ? `<div>${figures.join('')}</div>` : `<pre>${escapeHtml(message)}</pre>`
  return `<section id="story-${index}"><h2>${escapeHtml(title)}</h2>${shown}</section>`
}

/** Writes a page with the stories that changed, both pictures and their difference. Returns its path. */
export function writePicturesPage(folder: string, changed: readonly Comparison[]): string {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const link = (story: Comparison) =>
    `<li><a href="#story-${changed.indexOf(story)}">${escapeHtml(story.title)}</a></li>`
  const list = [...Map.groupBy(changed, componentOf)].map(
    ([component, stories]) =>
      `<h2>${escapeHtml(component)}: ${stories.length}</h2><ul>${stories.map(link).join('')}</ul>`,
  )
  const sections = changed.map((story, index) => sectionOf(story, index, folder))
  const heading = `Changed pictures: ${changed.length}`
  const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${heading}</title>
<style>${STYLES}</style>
<h1>${heading}</h1>
${list.join('\n')}
${sections.join('\n')}
</html>
`
  const file = join(folder, 'index.html')
  writeFileSync(file, page)
  return file
}
