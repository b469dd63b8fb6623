import type { ProjectRow } from '#mocks/kernel/rows/project-rows.ts'
import type { ReaderRow } from '#mocks/kernel/rows/website-reader-rows.ts'
import type { DataOf } from '#src/contract/endpoint.ts'
import type { Endpoints } from '#src/contract/endpoints.ts'
import { inHtmlAttribute, inScriptString, inWordpressAttribute } from './escape-code.ts'
import { PLAYER_PATH } from './reader-paths.ts'

type Snippet = DataOf<Endpoints['getCode']>['snippets'][number]

interface Embedded {
  origin: string
  project: Pick<ProjectRow, 'domain' | 'selector'>
  reader: ReaderRow
  /** Two-letter code of the language that is read. */
  language: string
}

/** What the player is told, by the name of its data attribute. The list of selectors travels as JSON. */
function dataOf({ project, reader, language }: Embedded): Record<string, string> {
  const { include_subdomains, skip_selectors, look } = reader.settings
  return {
    key: reader.public_key,
    domain: project.domain ?? '',
    subdomains: String(include_subdomains),
    selector: project.selector ?? '',
    skip: JSON.stringify(skip_selectors),
    language,
    layout: look.layout,
    position: look.position,
    theme: look.theme,
    accent: look.accent,
    background: look.background,
    text: look.text,
    radius: String(look.radius),
  }
}

function scriptTag(embedded: Embedded, escapeText: (text: string) => string): string {
  const src = escapeText(`${embedded.origin}${PLAYER_PATH}`)
  const data = Object.entries(dataOf(embedded)).map(
    ([name, value]) => `  data-${name}="${escapeText(value)}"`,
  )
  return [`<script async src="${src}"`, ...data].join('\n').concat('></script>')
}

function component(embedded: Embedded): string {
  const data = Object.entries(dataOf(embedded)).map(
    ([name, value]) => `  ${inScriptString(name)}: ${inScriptString(value)},`,
  )
  return `import { useEffect } from 'react'

const reader = {
${data.join('\n').replace(/,$/, '')}
}

export function WebsiteReader() {
  useEffect(() => {
    const script = document.createElement('script')
    script.async = true
    script.src = ${inScriptString(`${embedded.origin}${PLAYER_PATH}`)}
    Object.assign(script.dataset, reader)
    document.body.append(script)
    return () => {
      script.remove()
      script.dispatchEvent(new Event('close'))
    }
  }, [])
  return null
}
`
}

const htmlBlock = (embedded: Embedded) =>
  `<!-- wp:html -->\n${scriptTag(embedded, inWordpressAttribute)}\n<!-- /wp:html -->\n`

export const embedSnippets = (embedded: Embedded): Snippet[] => [
  { kind: 'html', label: 'HTML', code: `${scriptTag(embedded, inHtmlAttribute)}\n` },
  { kind: 'react', label: 'React', code: component(embedded) },
  { kind: 'wordpress', label: 'WordPress', code: htmlBlock(embedded) },
]
