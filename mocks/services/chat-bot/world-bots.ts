import { RuleError } from '#mocks/domain/rule-error.ts'
import { Refusal } from '#mocks/http/refusal.ts'
import type { FileStore } from '#mocks/kernel/files/file-store.ts'
import { serveFile } from '#mocks/kernel/files/serve-file.ts'
import type { BotRow } from '#mocks/kernel/rows/chat-bot-rows.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'
import type { Task } from '#mocks/kernel/transactions/transactions.ts'
import type { ChatAnswer, SiteBots } from './answer-chat.ts'
import { type Asked, askBot } from './ask-bot.ts'
import { settingsOf } from './bot-settings.ts'

interface Parts {
  read<Result>(task: Task<Result>): Promise<Result>
  write<Result>(task: Task<Result>): Promise<Result>
  files: FileStore
  bring(key: string): Promise<void>
}

class DailyLimit extends Error {
  override readonly name = 'DailyLimit'
}

const dayOf = (tx: Transaction) => new Date(tx.now).toISOString().slice(0, 10)

function askOnSite(tx: Transaction, { id, answers, settings }: BotRow, asked: Asked): ChatAnswer {
  const day = dayOf(tx)
  const count = answers.day === day ? answers.count : 0
  if (count >= settings.limits.answers_per_day) throw new DailyLimit()
  const { reply } = askBot(tx, tx.projects.need(id), asked)
  if (reply.outcome === 'answered') tx.bots.update(id, { answers: { day, count: count + 1 } })
  const { text, outcome, citations } = reply
  return { text, outcome, citations: citations.map(({ name, quote }) => ({ name, quote })) }
}

function refusalOf(error: unknown) {
  if (error instanceof DailyLimit) return 'daily_limit'
  if (error instanceof RuleError && error.kind === 'funds') return 'no_money'
  if (error instanceof Refusal && error.messageKey === 'bot_without_sources') return 'no_sources'
  throw error
}

export const worldBots = ({ read, write, files, bring }: Parts): SiteBots => ({
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
  ask: (key, question, host) =>
    write((tx) =>
      askOnSite(tx, tx.bots.first({ public_key: key }) ?? missing(key), { ...question, host }),
    ).catch(refusalOf),
})

function missing(key: string): never {
  throw new Error(`There is no bot ${key}`)
}
