import { RuleError } from '#mocks/domain/rule-error.ts'
import { Refusal } from '#mocks/http/refusal.ts'
import type { FileStore } from '#mocks/kernel/files/file-store.ts'
import { serveFile } from '#mocks/kernel/files/serve-file.ts'
import type { AttemptRow } from '#mocks/kernel/rows/account-rows.ts'
import type { BotRow } from '#mocks/kernel/rows/chat-bot-rows.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'
import type { Task } from '#mocks/kernel/transactions/transactions.ts'
import type { BotRefusalReason } from '#src/contract/chat-bot.ts'
import type { ChatAnswer, ChatRefusal, SiteBots } from './answer-chat.ts'
import { type AskedQuestion, addUnanswered, askBot } from './ask-bot.ts'
import { settingsOf } from './bot-settings.ts'
import { answersToday, dayOf } from './mute-bot.ts'

interface Dependencies {
  read<Result>(task: Task<Result>): Promise<Result>
  write<Result>(task: Task<Result>): Promise<Result>
  files: FileStore
  bring(key: string): Promise<void>
}

/** Maximum number of questions of one visitor to one bot within a time in ms; more than a person types. */
const [MAX_QUESTIONS, QUESTIONS_MS] = [20, 60_000]

/** Records a refused question for the owner. */
function recordRefusal(tx: Transaction, { id, refused }: BotRow, reason: BotRefusalReason): void {
  const day = dayOf(tx)
  const counts = refused?.day === day ? refused.counts : {}
  tx.bots.update(id, { refused: { day, counts: { ...counts, [reason]: (counts[reason] ?? 0) + 1 } } })
}

/** Counts a visitor's question. Returns whether there were too many in the last minute. */
function countQuestion(tx: Transaction, botId: number, address: string): boolean {
  const prefix = 'question:'
  const id = `${prefix}${botId} ${address}`
  const isOver = (row: AttemptRow) => row.id.startsWith(prefix) && row.since + QUESTIONS_MS <= tx.now
  for (const row of tx.attempts.list({ filter: isOver })) tx.attempts.remove(row.id)
  const known = tx.attempts.get(id)
  if (!known) tx.attempts.create({ id, count: 1, since: tx.now })
  else if (known.count >= MAX_QUESTIONS) return true
  else tx.attempts.update(id, { count: known.count + 1 })
  return false
}

function askOnSite(
  tx: Transaction,
  bot: BotRow,
  asked: AskedQuestion,
  address: string,
): ChatAnswer | ChatRefusal {
  const { id, settings } = bot
  const count = answersToday(tx, bot)
  const isOverLimit = count >= settings.limits.answers_per_day
  if (isOverLimit || countQuestion(tx, id, address)) {
    const reason = isOverLimit ? 'daily_limit' : 'too_often'
    recordRefusal(tx, bot, reason)
    if (isOverLimit && !countQuestion(tx, id, address))
      addUnanswered(tx, tx.projects.need(id), asked, 'daily_limit')
    return reason
  }
  const { reply } = askBot(tx, tx.projects.need(id), asked)
  if (reply.outcome === 'answered') tx.bots.update(id, { answers: { day: dayOf(tx), count: count + 1 } })
  const { text, outcome, citations } = reply
  return { text, outcome, citations: citations.map(({ name, quote }) => ({ name, quote })) }
}

function refusalOf(error: unknown) {
  if (error instanceof RuleError && error.kind === 'funds') return 'no_money'
  if (error instanceof Refusal && error.messageKey === 'bot_without_sources') return 'no_sources'
  throw error
}

export const worldBots = ({ read, write, files, bring }: Dependencies): SiteBots => ({
  find: (key) =>
    read((tx) => {
      const bot = tx.bots.first({ public_key: key })
      return bot && settingsOf(tx, tx.projects.need(bot.id))
    }),
  async avatar(key, { url, headers }) {
    const picture = await read((tx) => tx.bots.first({ public_key: key })?.avatar)
    if (!picture) return new Response(null, { status: 404 })
    return serveFile(files, new Request(new URL(files.url(picture.key), url), { headers }), bring)
  },
  async ask(key, question, host, address) {
    const botOf = (tx: Transaction) => tx.bots.first({ public_key: key }) ?? throwMissing(key)
    const answer = await write((tx) => askOnSite(tx, botOf(tx), { ...question, host }, address)).catch(
      refusalOf,
    )
    if (answer === 'no_money') {
      await write((tx) => {
        recordRefusal(tx, botOf(tx), answer)
        addUnanswered(tx, tx.projects.need(botOf(tx).id), { ...question, host }, answer)
      })
    }
    return answer
  },
  refuse: (key, reason) =>
    write((tx) => recordRefusal(tx, tx.bots.first({ public_key: key }) ?? throwMissing(key), reason)),
})

/** Questions refused on sites today, for the bot's owner. */
export function refusalsOf(tx: Transaction, botId: number) {
  const refused = tx.bots.get(botId)?.refused
  if (refused?.day !== dayOf(tx)) return null
  return Object.entries(refused.counts).map(([reason, count]) => ({
    reason: reason as BotRefusalReason,
    count,
  }))
}

function throwMissing(key: string): never {
  throw new Error(`There is no bot ${key}`)
}
