import { pathBelow } from './calls.ts'
import type { TemplateValues } from './fill-template.ts'
import type { Match } from './route-table.ts'

interface TemplateContext {
  readonly match: Match
  /** As the journal stores it. */
  readonly body: string | undefined
  /** World time in ms since 1970. */
  readonly now: number
  readonly apiPath: string
}

/** Value of a body in the journal: JSON, or the fields of a form. */
function valueOfBody(text = ''): unknown {
  try {
    return JSON.parse(text)
  } catch {
    const parts = text.split(/\n(?! {2})/).map((part) => /^([^=]*)=(.*)$/s.exec(part) ?? [])
    return Object.fromEntries(
      parts.map(([, name = '', value = '']) => [name, value.replaceAll('\n  ', '\n')]),
    )
  }
}

/** Values of a request for the template of its response. */
export function templateValues(
  request: Request,
  { match, body, now, apiPath }: TemplateContext,
): TemplateValues {
  const { pathname, searchParams } = new URL(request.url)
  return {
    method: request.method,
    path: pathBelow(apiPath, pathname),
    params: match.kind === 'found' ? match.params : {},
    query: Object.fromEntries(searchParams),
    headers: Object.fromEntries(request.headers),
    body: valueOfBody(body),
    now: new Date(now).toISOString(),
  }
}
