import type { DataOf } from '#src/contract/endpoint.ts'
import type { Endpoints } from '#src/contract/endpoints.ts'
import { inHtmlAttribute, inScriptString, inWordpressAttribute } from './escape-code.ts'

type Snippet = NonNullable<DataOf<Endpoints['getCode']>['snippets']>[number]

interface EmbeddedScript {
  src: string
  data: Readonly<Record<string, string>>
  component: string
  variable: string
}

function scriptTag({ src, data }: EmbeddedScript, escapeText: (text: string) => string): string {
  const attributes = Object.entries(data).map(([name, value]) => `  data-${name}="${escapeText(value)}"`)
  return [`<script async src="${escapeText(src)}"`, ...attributes].join('\n').concat('></script>')
}

function componentOf({ src, data, component, variable }: EmbeddedScript): string {
  const fields = Object.entries(data).map(
    ([name, value]) => `  ${inScriptString(name)}: ${inScriptString(value)},`,
  )
  return `import { useEffect } from 'react'

const ${variable} = {
${fields.join('\n').replace(/,$/, '')}
}

export function ${component}() {
  useEffect(() => {
    const script = document.createElement('script')
    script.async = true
    script.src = ${inScriptString(src)}
    Object.assign(script.dataset, ${variable})
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

const htmlBlock = (script: EmbeddedScript) =>
  `<!-- wp:html -->\n${scriptTag(script, inWordpressAttribute)}\n<!-- /wp:html -->\n`

export const scriptSnippets = (script: EmbeddedScript): Snippet[] => [
  { kind: 'html', label: 'HTML', code: `${scriptTag(script, inHtmlAttribute)}\n` },
  { kind: 'react', label: 'React', code: componentOf(script) },
  { kind: 'wordpress', label: 'WordPress', code: htmlBlock(script) },
]
