import * as z from 'zod/mini'
import { fillTemplate, type TemplateValues, unknownPlaceholders } from './fill-template.ts'
import { json } from './respond.ts'

/** Headers that follow from the body and the connection. */
const FRAMING_HEADER =
  /^(?:connection|content-encoding|content-length|keep-alive|transfer-encoding|upgrade)$/i

function isHeader([name, value]: readonly [string, string]): boolean {
  try {
    new Headers([[name, value]])
    return !FRAMING_HEADER.test(name)
  } catch {
    return false
  }
}

const Template = z.json().check(
  z.refine((template) => unknownPlaceholders(template).length === 0, {
    error: ({ input }) => `nobody knows {{${unknownPlaceholders(input).join('}}, {{')}}}`,
  }),
)

/** A response in place of the operation's own. Texts in it may use values of the request, as `{{body.email}}`. */
export const CustomAnswer = z.strictObject({
  kind: z.literal('answer'),
  status: z.int().check(z.minimum(200), z.maximum(599)),
  headers: z.optional(
    z
      .record(z.string(), z.string())
      .check(
        z.refine(
          (headers) => Object.entries(headers).every(isHeader),
          'only headers that do not follow from the body',
        ),
      ),
  ),
  /** JSON, or a text that is sent as it is. */
  body: z.optional(Template),
})
export type CustomAnswer = z.infer<typeof CustomAnswer>

/** Statuses of responses without a body. */
const WITHOUT_BODY: ReadonlySet<number> = new Set([204, 205, 304])

export function customResponse(answer: CustomAnswer, values: TemplateValues): Response {
  const { status } = answer
  const headers = Object.fromEntries(
    Object.entries(answer.headers ?? {}).map(([name, value]) => [
      name.toLowerCase(),
      String(fillTemplate(value, values)).replace(/[\r\n\0]+|[^\x20-\xff]/g, ' '),
    ]),
  )
  const body = fillTemplate(answer.body ?? '', values)
  if (WITHOUT_BODY.has(status) || answer.body === undefined) return new Response(null, { status, headers })
  return typeof body === 'string'
    ? new Response(body, { status, headers: { 'content-type': 'text/plain; charset=utf-8', ...headers } })
    : json(status, body, headers)
}
