import type { Block } from '#src/contract/block.ts'
import { MAX_NEW_SOURCES, type NewSource } from '#src/contract/chat-bot.ts'
import type { CopyOf } from '#src/features/catalog/service-manifest.ts'

/** A source with the same content: pages are read again, and the text of a file becomes a text. */
function copiedSource({ text = '', source }: Block): NewSource[] {
  if (!source?.is_on) return []
  const { kind, name, question, address } = source
  if (kind === 'address' && address) return [{ kind, name, address }]
  if (text.trim() === '') return []
  return kind === 'question' && question ? [{ kind, name, question, text }] : [{ kind: 'text', name, text }]
}

/** Settings and the sources in use. Conversations belong to the visitors, and the picture to the bot. */
export const copyBot: CopyOf = ({ language, body: { bot, blocks } }, clientId) => {
  const sources = blocks
    .flatMap(copiedSource)
    .map((source, index) => ({ client_id: `${clientId}-${index}`, ...source }))
  const later = Array.from({ length: Math.ceil(sources.length / MAX_NEW_SOURCES) - 1 }, (_, index) =>
    sources.slice((index + 1) * MAX_NEW_SOURCES, (index + 2) * MAX_NEW_SOURCES),
  )
  return {
    init: {
      language,
      ...(bot && { bot: { ...bot, look: { ...bot.look, avatar_url: null } } }),
      sources: sources.slice(0, MAX_NEW_SOURCES),
    },
    updates: later.map((some) => ({ sources: some })),
  }
}
