import { walletOf } from '#mocks/features/billing/ledger.ts'
import type { BotRow } from '#mocks/kernel/rows/chat-bot-rows.ts'
import type { ProjectRow } from '#mocks/kernel/rows/project-rows.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'
import type { MuteReason } from '#src/contract/project-summary.ts'
import { answerPrice } from './ask-bot.ts'
import { usableSources } from './bot-search.ts'

/** The day of the server, in UTC. */
export const dayOf = (tx: Pick<Transaction, 'now'>): string => new Date(tx.now).toISOString().slice(0, 10)

/** Paid answers to visitors of sites today. */
export const answersToday = (tx: Pick<Transaction, 'now'>, { answers: { day, count } }: BotRow): number =>
  day === dayOf(tx) ? count : 0

/** Why a bot on sites answers no visitor now; `null` if it answers, or is on no site. */
export function muteOf(tx: Transaction, { id, slug, customer_id }: ProjectRow): MuteReason | null {
  const bot = slug === 'chat-bot' ? tx.bots.get(id) : undefined
  if (!bot || bot.settings.domains.length === 0 || usableSources(tx, id).length === 0) return null
  if (answersToday(tx, bot) >= bot.settings.limits.answers_per_day) return 'daily_limit'
  return walletOf(tx, customer_id).available < answerPrice(tx) ? 'no_money' : null
}
