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
  /** With `when: 'after'`: projects and transactions that the world has too, by their id, are as they are now. */
  is_renewed: z.optional(z.boolean()),
})
export type CustomAnswer = z.infer<typeof CustomAnswer>

type Fields = Readonly<Record<string, unknown>>
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null

/** Identifies a project by its service, a transaction by its kind; undefined for anything else. */
const keyOf = ({ id, status, slug, type }: Fields) =>
  typeof id === 'number' && status !== undefined ? `${slug ?? type} ${id}` : undefined

function* entriesIn(value: unknown): Iterable<readonly [string, unknown]> {
  if (!isFields(value)) return
  const key = keyOf(value)
  if (key !== undefined) yield [key, value]
  for (const part of Object.values(value)) yield* entriesIn(part)
}

/** A body whose projects and transactions are as in another body, if that has them. */
export function renewedBody(body: CustomAnswer['body'], current: unknown): CustomAnswer['body'] {
  const known = new Map(entriesIn(current))
  const renewed = (_: string, value: unknown) =>
    isFields(value) ? (known.get(keyOf(value) ?? '') ?? value) : value
  return body === undefined ? undefined : JSON.parse(JSON.stringify(body, renewed))
}

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
