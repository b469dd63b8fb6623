import type { DataOf } from '#src/contract/endpoint.ts'
import type { Endpoints } from '#src/contract/endpoints.ts'
import { inHtmlAttribute, inScriptString, inWordpressAttribute } from './escape-code.ts'

type Snippet = DataOf<Endpoints['getCode']>['snippets'][number]

interface EmbeddedScript {
  src: string
  /** What the script is told, by the name of its data attribute. */
  data: Readonly<Record<string, string>>
  /** What the component of React is called, and in it what the script is told. */
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

/** Code that loads a script on a site, for plain HTML, React and WordPress. */
export const scriptSnippets = (script: EmbeddedScript): Snippet[] => [
  { kind: 'html', label: 'HTML', code: `${scriptTag(script, inHtmlAttribute)}\n` },
  { kind: 'react', label: 'React', code: componentOf(script) },
  { kind: 'wordpress', label: 'WordPress', code: htmlBlock(script) },
]
