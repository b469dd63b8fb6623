import { newBlock } from '#mocks/features/projects/new-block.ts'
import { outlineOf, saveOutline } from '#mocks/features/projects/outline.ts'
import { seedProject } from '#mocks/features/seeding/seed-project.ts'
import type { SourceRow } from '#mocks/kernel/rows/chat-bot-rows.ts'
import type { BlockRow, ProjectRow } from '#mocks/kernel/rows/project-rows.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'
import { seedCatalogAndCustomers } from '#mocks/seed/build-world.ts'
import { demoAccounts } from '#mocks/seed/customers/demo-accounts.ts'
import { seedFunded } from '#mocks/seed/seed-funded.ts'
import { dayOf } from '#mocks/services/chat-bot/mute-bot.ts'
import { botOf } from '#mocks/services/chat-bot/seed/seed-bot.ts'
import { supportTurns } from '#mocks/services/chat-bot/seed/support-turns.ts'
import { projectStatuses } from '#src/contract/project-summary.ts'
import type { Scenario } from './scenario.ts'

const { leyla } = demoAccounts
const { DRAFT, COMPLETED } = projectStatuses

const seedBot = (tx: Transaction, title: string, content: Parameters<typeof botOf>[0]): ProjectRow =>
  seedProject(tx, leyla.id, {
    slug: 'chat-bot',
    title,
    language: 'az',
    status: content.turns ? COMPLETED : DRAFT,
    daysAgo: 1,
    content: botOf(content),
    blocks: [],
  })

function createSource(tx: Transaction, { id }: ProjectRow, name: string, rest: Partial<BlockRow>): number {
  const source: SourceRow = {
    kind: 'file',
    name,
    file: `missing-${name}`,
    ending: 'pdf',
    is_on: true,
    read_at: null,
  }
  const content = { type: 'source', text: '', voice_id: null, settings: null } as const
  const block = tx.blocks.create(newBlock(id, null, content))
  tx.blocks.update(block.id, { source, ...rest })
  return block.id
}

/** Appends all blocks together, because the outline is long with thousands of messages. */
const addToOutline = (tx: Transaction, { id }: ProjectRow, added: readonly number[]) =>
  saveOutline(tx, id, [...outlineOf(tx, id), ...added])

function seedSourceStates(tx: Transaction) {
  const bot = seedBot(tx, 'Mənbələrin halları', { languages: ['az'] })
  addToOutline(tx, bot, [
    createSource(tx, bot, 'Qiymətlər.pdf', { status: 'running' }),
    createSource(tx, bot, 'Köhnə skan.pdf', { status: 'failed', error: 'source_scan' }),
  ])
  const [first = 0] = outlineOf(tx, bot.id)
  tx.blocks.update(first, ({ source }) => ({ ...(source && { source: { ...source, is_on: false } }) }))
}

const SOURCES = 500
const CONVERSATION_TURNS = 5000

/** A busy shop's bot: its sources, and ten thousand messages in one long conversation and many short ones. */
function seedBusy(tx: Transaction) {
  const turns = Array.from({ length: CONVERSATION_TURNS }, (_, index) => ({
    question: index % 9 === 0 ? 'Sizdə vakansiya varmı?' : 'Bakıda çatdırılma neçəyədir?',
    hoursAgo: (CONVERSATION_TURNS - index) / 20,
    conversation: index < CONVERSATION_TURNS / 2 ? 'trial' : `visitor-${Math.floor(index / 4)}`,
    isOnSite: index >= CONVERSATION_TURNS / 2,
  }))
  const bot = seedBot(tx, 'Böyük mağaza', { languages: ['az'], turns })
  const text = 'Bu məhsul anbarda var və iki gün ərzində göndərilir.'
  const sources = Array.from({ length: SOURCES }, (_, index) => {
    const name = `Məhsul ${index + 1}`
    return createSource(tx, bot, name, { status: 'ready', text: `${name}. ${text}` })
  })
  addToOutline(tx, bot, sources)
}

/** Bots on a site that answer nobody: the first lacks money, the second has reached its daily limit. */
function seedMute(tx: Transaction) {
  seedBot(tx, 'Mağazanın köməkçisi', { languages: ['az'], turns: supportTurns })
  const { id } = seedBot(tx, 'Çatdırılma köməkçisi', { languages: ['az'], turns: supportTurns })
  tx.bots.update(id, ({ settings }) => ({
    answers: { day: dayOf(tx), count: settings.limits.answers_per_day },
  }))
}

/** Chat bots in all states, with ids in this order. */
export const chatBotScenarios = {
  bots: {
    description:
      'Chat bots: one with conversations, one without sources, and one whose sources are read or failed.',
    isHeld: true,
    seed(tx) {
      seedFunded(tx)
      seedBot(tx, 'Mağazanın köməkçisi', { languages: ['az', 'tr', 'en', 'ru'], turns: supportTurns })
      seedBot(tx, 'Yeni bot', { languages: [] })
      seedSourceStates(tx)
    },
  },
  'bot-poor': {
    description: 'A chat bot, and no money for an answer.',
    seed(tx) {
      seedCatalogAndCustomers(tx)
      seedBot(tx, 'Mağazanın köməkçisi', { languages: ['az'], turns: supportTurns })
    },
  },
  'mute-bots': {
    description: 'Two chat bots that answer nobody: no money, and the daily limit.',
    seed(tx) {
      seedCatalogAndCustomers(tx)
      seedMute(tx)
    },
  },
  'big-bot': {
    description: 'A chat bot with 500 sources and 10,000 messages.',
    seed(tx) {
      seedFunded(tx)
      seedBusy(tx)
    },
  },
} as const satisfies Record<string, Scenario>
