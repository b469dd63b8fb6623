import * as z from 'zod/mini'
import { hostOf, isOwnPage, sharedWith } from '#mocks/features/embed/site-answers.ts'
import { callerAddress } from '#mocks/http/caller-address.ts'
import type { FirstAnswers } from '#mocks/http/first-answers.ts'
import { json } from '#mocks/http/respond.ts'
import type { BotSettings } from '#src/contract/chat-bot.ts'
import { Question } from '#src/contract/generate-body.ts'
import { isOnSite } from '#src/rules/site-host.ts'
import { botIn } from './chat-paths.ts'

export type ChatRefusal = 'no_money' | 'daily_limit' | 'no_sources' | 'too_often'

export interface ChatAnswer {
  readonly text: string
  readonly outcome: string
  readonly citations: ReadonlyArray<{ readonly name: string; readonly quote: string }>
}

export interface SiteBots {
  find(key: string): Promise<BotSettings | undefined>
  avatar(key: string, request: Request): Promise<Response>
  ask(key: string, question: Question, host: string, address: string): Promise<ChatAnswer | ChatRefusal>
  /** Counts a question that was refused before it was asked, so that the owner sees it. */
  refuse(key: string, reason: 'no_origin' | 'other_site'): Promise<void>
}

interface Dependencies {
  readonly bots: SiteBots
  readonly firstAnswers: FirstAnswers
  /** Requests from the backend's own page: browsers add an `Origin` only to requests that reach the network. */
  readonly isInPage: boolean
}

/** Query on the service's own host that names a site: the page then counts as one of that site. */
const SITE_QUERY = 'as'

const statusByRefusal = {
  no_money: 402,
  daily_limit: 429,
  no_sources: 409,
  too_often: 429,
} as const satisfies Record<ChatRefusal, number>

/** Has the idempotency key in the body, because a custom header would require a preflight request. */
const SiteQuestion = z.extend(Question, { idempotency_key: z.optional(z.string().check(z.maxLength(64))) })
export type SiteQuestion = z.infer<typeof SiteQuestion>

async function answerQuestion(
  { bots, firstAnswers }: Dependencies,
  key: string,
  request: Request,
  host: string,
): Promise<Response> {
  const asked = SiteQuestion.safeParse(await request.json().catch(() => undefined))
  if (!asked.success) return json(422, { error: 'invalid' })
  const { idempotency_key, ...question } = asked.data
  const work = async () => {
    const answer = await bots.ask(key, question, host, callerAddress(request))
    if (typeof answer !== 'string') return json(200, answer)
    const refused = json(statusByRefusal[answer], { error: answer })
    if (answer === 'too_often') refused.headers.set('retry-after', '60')
    return refused
  }
  if (idempotency_key === undefined) return work()
  // Includes the question, so that another question under the same key is asked as well.
  const id = [key, host, idempotency_key, question.conversation_id, question.text].join(' ')
  return firstAnswers.giveOnce(id, '', work)
}

async function answerCall(parts: Dependencies, request: Request, origin: string | null): Promise<Response> {
  const { bots, isInPage } = parts
  const url = new URL(request.url)
  const asked = botIn(url.pathname)
  const settings = asked && (await bots.find(asked.key))
  if (!settings) return json(404, { error: 'not_found' })
  const isQuestion = request.method === 'POST'
  // Browsers send an origin with every question, other programs may not.
  if (isQuestion && origin === null && !isInPage) {
    await bots.refuse(asked.key, 'no_origin')
    return json(403, { error: 'no_origin' })
  }
  const isOwn = isOwnPage(request)
  const host = (isOwn ? url.searchParams.get(SITE_QUERY) : undefined) ?? hostOf(origin) ?? url.hostname
  const isTrial = isOwn && url.searchParams.get(SITE_QUERY) === null
  if (!isTrial && !settings.domains.some((domain) => isOnSite(host, domain, false))) {
    if (isQuestion) await bots.refuse(asked.key, 'other_site')
    return json(403, { error: 'other_site', host })
  }
  if (asked.isAvatar) return bots.avatar(asked.key, request)
  if (isQuestion) return answerQuestion(parts, asked.key, request, host)
  const { persona, look } = settings
  const { name, greeting, suggestions } = persona
  const { colour, corner, avatar_url } = look
  return json(200, { name, greeting, suggestions, look: { colour, corner }, has_avatar: !!avatar_url })
}

export async function answerChat(parts: Dependencies, request: Request): Promise<Response> {
  const origin = request.headers.get('origin')
  if (request.method === 'OPTIONS') return sharedWith(new Response(null, { status: 204 }), origin)
  return sharedWith(await answerCall(parts, request, origin), origin)
}
