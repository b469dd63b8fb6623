import type { ProjectRow } from '#mocks/kernel/rows/project-rows.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'
import type { BotSettings } from '#src/contract/chat-bot.ts'
import { cutTo } from '#src/rules/cut-to.ts'

/** Measured with the shop's questions: at 0.35 more than one in ten foreign questions get an answer. */
export const DEFAULT_FLOOR = 0.4

const DEFAULT_SETTINGS: Omit<BotSettings, 'persona'> = {
  look: { colour: '#0f5d4a', corner: 'right' },
  limits: { answers_per_day: 500 },
  domains: [],
  confidence_floor: DEFAULT_FLOOR,
}

export const newSettings = (name: string): BotSettings => ({
  ...DEFAULT_SETTINGS,
  persona: { name: cutTo(name, 60), tone: 'plain', greeting: '', suggestions: [], fallback: '' },
})

export const seededKey = (id: number): string => `sandbox-bot-${id}`

export function settingsOf(
  tx: Pick<Transaction, 'bots' | 'files'>,
  { id, title }: Pick<ProjectRow, 'id' | 'title'>,
): BotSettings {
  const bot = tx.bots.get(id)
  const { look, ...settings } = bot?.settings ?? newSettings(title)
  return { ...settings, look: { ...look, avatar_url: bot?.avatar ? tx.files.url(bot.avatar.key) : null } }
}
