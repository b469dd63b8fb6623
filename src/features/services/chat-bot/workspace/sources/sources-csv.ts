import type { TFunction } from 'i18next'
import type { Locale } from '#src/config/locales.ts'
import { type CsvCell, toCsv } from '#src/rules/to-csv.ts'
import type { Source } from '../../bot/bot.ts'

/** All sources of a bot as a table; its columns of questions and answers can be opened again as a table of questions. */
export function sourcesCsv(
  sources: readonly Source[],
  locale: Locale,
  t: TFunction<['chat-bot-lazy', 'chat-bot-questions']>,
): string {
  const head = [
    t('chat-bot-questions:table.question'),
    t('chat-bot-questions:table.answer'),
    t('chat-bot-questions:csv.kind'),
    t('chat-bot-questions:csv.name'),
    t('chat-bot-questions:csv.address'),
    t('chat-bot-questions:csv.text'),
    t('chat-bot-questions:csv.isOn'),
  ]
  const lines = sources.map(
    ({ text, source: { kind, name, question, address, is_on } }): readonly CsvCell[] => [
      question ?? undefined,
      kind === 'question' ? text : undefined,
      t(`source.kinds.${kind}`),
      name,
      address ?? undefined,
      kind === 'question' ? undefined : text,
      t(is_on ? 'chat-bot-questions:csv.yes' : 'chat-bot-questions:csv.no'),
    ],
  )
  return toCsv([head, ...lines], locale)
}
