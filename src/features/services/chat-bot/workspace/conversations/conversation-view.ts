import { sortableDay } from '#src/lib/sortable-time.ts'
import type { Conversation, Message } from '../../bot/bot.ts'

export const conversationFilters = ['all', 'unanswered', 'bad', 'today'] as const
export type ConversationFilter = (typeof conversationFilters)[number]

const dayOf = (moment: string | number) => sortableDay(moment, 'baku')

const isIn: Readonly<Record<ConversationFilter, (message: Message, today: string) => boolean>> = {
  all: () => true,
  unanswered: ({ message }) => message.outcome === 'unanswered',
  bad: ({ message }) => message.feedback === 'bad',
  today: ({ message }, today) => dayOf(message.at) === today,
}

interface View {
  readonly filter: ConversationFilter
  readonly matches: (text: string) => boolean
  readonly now: number
}

export function selectConversations(all: readonly Conversation[], { filter, matches, now }: View) {
  const today = dayOf(now)
  return all.filter(
    ({ messages }) =>
      messages.some((message) => isIn[filter](message, today)) && messages.some(({ text }) => matches(text)),
  )
}

export interface DayCount {
  /** `2026-11-22`, in the customer's zone. */
  readonly day: string
  readonly answered: number
  readonly unanswered: number
}

const CHART_DAYS = 14
const DAY_MS = 86_400_000

/** Answers of the last fourteen days, the oldest first, including days without any. */
export function countsPerDay(all: readonly Conversation[], now: number): DayCount[] {
  const counts = new Map<string, { answered: number; unanswered: number }>()
  for (let back = CHART_DAYS - 1; back >= 0; back -= 1)
    counts.set(dayOf(now - back * DAY_MS), { answered: 0, unanswered: 0 })
  // UTC timestamps sort as strings; this filter avoids the slow conversion of each into a day.
  const oldest = new Date(now - CHART_DAYS * DAY_MS).toISOString()
  for (const { message } of all.flatMap(({ messages }) => messages)) {
    if ((message.role !== 'bot' && !message.refused) || message.at < oldest) continue
    const count = counts.get(dayOf(message.at))
    if (!count) continue
    if (message.outcome === 'unanswered') count.unanswered += 1
    else count.answered += 1
  }
  return [...counts].map(([day, count]) => ({ day, ...count }))
}

export interface OpenQuestion {
  readonly text: string
  readonly count: number
}

/**
 * Unanswered questions without repetitions, the most frequent first; excludes those that a source contains word for
 * word.
 */
export function openQuestions(all: readonly Conversation[], known: readonly string[]): OpenQuestion[] {
  const folded = (text: string) => text.trim().toLocaleLowerCase()
  const answered = new Set(known.map(folded))
  const counts = new Map<string, OpenQuestion>()
  for (const conversation of all) {
    let asked = ''
    for (const { text, message } of conversation.messages) {
      if (message.role === 'visitor') asked = text.trim()
      if (message.outcome !== 'unanswered') continue
      const key = folded(asked)
      if (key === '' || answered.has(key)) continue
      const known = counts.get(key)
      counts.set(key, { text: known?.text ?? asked, count: (known?.count ?? 0) + 1 })
    }
  }
  return [...counts.values()].sort((a, b) => b.count - a.count)
}
