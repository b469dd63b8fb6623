import { scriptSnippets } from '#mocks/features/embed/script-snippets.ts'
import type { BotRow } from '#mocks/kernel/rows/chat-bot-rows.ts'
import { WIDGET_PATH } from './chat-paths.ts'

interface EmbeddedBot {
  origin: string
  bot: Pick<BotRow, 'public_key'>
  /** Two-letter code of the bot's language. */
  language: string
}

/** The widget fetches everything else, so that a new design needs no new code on the site. */
export const botSnippets = ({ origin, bot, language }: EmbeddedBot) =>
  scriptSnippets({
    src: `${origin}${WIDGET_PATH}`,
    data: { key: bot.public_key, language },
    component: 'ChatBot',
    variable: 'bot',
  })
