import * as z from 'zod/mini'
import { hostOf, isOwnPage, sharedWith } from '#mocks/features/embed/site-answers.ts'
import type { FirstAnswers } from '#mocks/http/first-answers.ts'
import { json } from '#mocks/http/respond.ts'
import type { ReaderListen } from '#mocks/kernel/rows/website-reader-rows.ts'
import { isOnSite } from '#src/rules/site-host.ts'
import { readingIn } from './reader-paths.ts'
import type { SpokenParagraph } from './spoken-paragraph.ts'

export interface SiteReader {
  readonly domain: string
  readonly hasSubdomains: boolean
  readonly paragraphs: readonly SpokenParagraph[]
}

/** Source of readers: the world, or a server that stores those of a sandbox. */
export interface SiteReaders {
  find(key: string): Promise<SiteReader | undefined>
  sound(key: string, file: string, request: Request): Promise<Response>
  listen(key: string, listen: ReaderListen): Promise<unknown>
  visit(key: string, visit: { host: string; is_refused: boolean }): Promise<unknown>
}

interface Dependencies {
  readonly readers: SiteReaders
  readonly firstAnswers: FirstAnswers
}

/** Whether the page is on the reader's site, or on the service's own host. */
const mayRead = (request: Request, host: string | undefined, { domain, hasSubdomains }: SiteReader) =>
  isOwnPage(request) || (host !== undefined && isOnSite(host, domain, hasSubdomains))

/**
 * A player's report about a listen, without data about the visitor. Contains the idempotency key, because a custom
 * header would require a preflight request.
 */
const ListenReport = z.object({
  path: z.string().check(z.maxLength(500)),
  title: z.string().check(z.maxLength(300)),
  plays: z.int().check(z.minimum(0), z.maximum(1)),
  seconds: z.number().check(z.minimum(0), z.maximum(86_400)),
  idempotency_key: z.optional(z.string().check(z.maxLength(64))),
})
export type ReportedListen = z.infer<typeof ListenReport>

async function saveListen(
  { readers, firstAnswers }: Dependencies,
  key: string,
  request: Request,
): Promise<Response> {
  const told = ListenReport.safeParse(await request.json().catch(() => undefined))
  if (request.method !== 'POST' || !told.success) return json(422, { error: 'invalid' })
  const { idempotency_key, ...listen } = told.data
  const work = async () => {
    await readers.listen(key, listen)
    return new Response(null, { status: 204 })
  }
  if (idempotency_key === undefined) return work()
  return firstAnswers.giveOnce([key, idempotency_key, JSON.stringify(listen)].join(' '), '', work)
}

async function answerCall(
  parts: Dependencies,
  request: Request,
  host: string | undefined,
): Promise<Response> {
  const { readers } = parts
  const asked = readingIn(new URL(request.url).pathname)
  const reader = asked && (await readers.find(asked.key))
  if (!reader) return json(404, { error: 'not_found' })
  const { key, file, isListens } = asked
  const isAllowed = mayRead(request, host, reader)
  if (host && file === undefined && !isListens) await readers.visit(key, { host, is_refused: !isAllowed })
  if (!isAllowed) return json(403, { error: 'other_site', domain: reader.domain })
  if (isListens) return saveListen(parts, key, request)
  return file === undefined
    ? json(200, { paragraphs: reader.paragraphs })
    : await readers.sound(key, file, request)
}

/** Serves a reading and its sounds to a player, only on pages of the reader's site. */
export async function answerSite(parts: Dependencies, request: Request): Promise<Response> {
  const origin = request.headers.get('origin')
  if (request.method === 'OPTIONS') return sharedWith(new Response(null, { status: 204 }), origin)
  return sharedWith(await answerCall(parts, request, hostOf(origin)), origin)
}
