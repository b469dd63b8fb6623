import type { SiteQuestion } from '#mocks/services/chat-bot/answer-chat.ts'
import type { WidgetNote } from './widget-words.ts'

export interface WidgetConfig {
  readonly key: string
  readonly language: string
  /** Origin of the script; the service is at the same origin. */
  readonly origin: string
  /** The site that a page on the service's own host counts as, so that a customer can try that site's bot. */
  readonly as: string | null
}

export interface WidgetBot {
  readonly name: string
  readonly greeting: string
  readonly suggestions: readonly string[]
  readonly has_avatar: boolean
  readonly look: { readonly colour: string; readonly corner: 'left' | 'right' }
}

export interface WidgetAnswer {
  readonly text: string
  readonly citations: ReadonlyArray<{ readonly name: string }>
}

export class RequestRefused extends Error {
  override readonly name = 'Refused'
  readonly note: WidgetNote

  constructor(note: WidgetNote) {
    super(note)
    this.note = note
  }
}

const KNOWN_NOTES: readonly WidgetNote[] = [
  'no_money',
  'daily_limit',
  'too_often',
  'no_sources',
  'other_site',
]

function addressOf({ origin, key, as }: WidgetConfig, part = ''): string {
  const address = new URL(`/chat/v1/${encodeURIComponent(key)}${part}`, origin)
  if (as !== null) address.searchParams.set('as', as)
  return address.href
}

/** @throws Refused */
async function callService<Data>(config: WidgetConfig, init?: RequestInit): Promise<Data> {
  const response = await fetch(addressOf(config), init).catch(() => {
    throw new RequestRefused(init?.signal?.aborted ? 'stopped' : 'offline')
  })
  const data: unknown = await response.json().catch(() => undefined)
  if (response.ok && data !== undefined) return data as Data
  if (init?.signal?.aborted) throw new RequestRefused('stopped')
  const error = (data as { error?: unknown } | undefined)?.error
  throw new RequestRefused(KNOWN_NOTES.find((note) => note === error) ?? 'failed')
}

export const fetchBot = (config: WidgetConfig) => callService<WidgetBot>(config)

/** The bot's picture, fetched by script and drawn, because a site's policy may block images from other hosts. */
export async function fetchAvatar(config: WidgetConfig): Promise<ImageBitmap | undefined> {
  const response = await fetch(addressOf(config, '/avatar')).catch(() => undefined)
  return response?.ok ? createImageBitmap(await response.blob()).catch(() => undefined) : undefined
}

/** Sent as plain text: another type would require a preflight request. */
export const askQuestion = (config: WidgetConfig, question: SiteQuestion, signal: AbortSignal) =>
  callService<WidgetAnswer>(config, { method: 'POST', body: JSON.stringify(question), signal })
