import type { TFunction } from 'i18next'
import type { Locale } from '#src/config/locales.ts'
import { type CsvCell, toCsv } from '#src/rules/to-csv.ts'
import type { Source } from '../../bot/bot.ts'

/** All sources of a bot as a table; its columns of questions and answers can be opened again as a table of questions. */
export function sourcesCsv(
  sources: readonly Source[],
  locale: Locale,
  t: TFunction<['chat-bot', 'bot-questions']>,
): string {
  const head = [
    t('bot-questions:table.question'),
    t('bot-questions:table.answer'),
    t('bot-questions:csv.kind'),
    t('bot-questions:csv.name'),
    t('bot-questions:csv.address'),
    t('bot-questions:csv.text'),
    t('bot-questions:csv.isOn'),
  ]
  const lines = sources.map(
    ({ text, source: { kind, name, question, address, is_on } }): readonly CsvCell[] => [
      question ?? undefined,
      kind === 'question' ? text : undefined,
      t(`chat-bot:source.kinds.${kind}`),
      name,
      address ?? undefined,
      kind === 'question' ? undefined : text,
      t(is_on ? 'bot-questions:csv.yes' : 'bot-questions:csv.no'),
    ],
  )
  return toCsv([head, ...lines], locale)
}
