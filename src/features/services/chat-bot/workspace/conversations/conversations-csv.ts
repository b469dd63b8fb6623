import type { TFunction } from 'i18next'
import type { Locale } from '#src/config/locales.ts'
import { sortableTime } from '#src/lib/sortable-time.ts'
import { type CsvCell, toCsv } from '#src/rules/to-csv.ts'
import type { Conversation } from '../../bot/bot.ts'

export function conversationsCsv(
  all: readonly Conversation[],
  locale: Locale,
  t: TFunction<['chat-bot-lazy', 'chat-bot']>,
): string {
  const head = ['conversation', 'at', 'site', 'who', 'text', 'outcome', 'sources', 'feedback'] as const
  const lines = all.flatMap(({ id, host, messages }) =>
    messages.map(({ text, message }): readonly CsvCell[] => [
      id,
      sortableTime(message.at, 'baku'),
      host ?? t('conversations.here'),
      t(`conversations.who.${message.role}`),
      text,
      message.outcome && t(`conversations.outcome.${message.outcome}`),
      message.citations?.map(({ name }) => name).join('; '),
      message.feedback ? t(`chat-bot:ask.${message.feedback}`) : undefined,
    ]),
  )
  return toCsv([head.map((column) => t(`conversations.csv.${column}`)), ...lines], locale)
}
