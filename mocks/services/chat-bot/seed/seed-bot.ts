import { newBlock } from '#mocks/features/projects/new-block.ts'
import type { MessageRow, SourceRow } from '#mocks/kernel/rows/chat-bot-rows.ts'
import type { BlockRow, ProjectRow } from '#mocks/kernel/rows/project-rows.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'
import type { BotSettings } from '#src/contract/chat-bot.ts'
import type { LocaleCode } from '#src/contract/primitives.ts'
import { passagesOf } from '#src/rules/answer-search/passages.ts'
import { type Search, searchOfPassages } from '#src/rules/answer-search/search-passages.ts'
import { type Reply, replyTo } from '../answers/reply.ts'
import { answerPrice } from '../ask-bot.ts'
import { newSettings, seededKey } from '../bot-settings.ts'
import { SHOP_HOST, shopTexts } from '../shop-sources.ts'

const HOUR_MS = 3_600_000

interface SeedTurn {
  question: string
  hoursAgo: number
  conversation: string
  isOnSite?: boolean
  feedback?: 'good' | 'bad'
}

interface SeedBot {
  languages: readonly LocaleCode[]
  turns?: readonly SeedTurn[]
  persona?: Partial<BotSettings['persona']>
  domains?: string[]
}

function addBlock(tx: Transaction, projectId: number, text: string, part: Partial<BlockRow>): BlockRow {
  const type = part.source ? 'source' : 'message'
  const { id } = tx.blocks.create(newBlock(projectId, null, { type, text, voice_id: null, settings: null }))
  return tx.blocks.update(id, { status: 'ready', ...part })
}

function addShopSources(tx: Transaction, projectId: number, languages: readonly LocaleCode[]): BlockRow[] {
  return languages.flatMap((language) =>
    shopTexts[language].map(({ name, path, text }) => {
      const address = `https://${SHOP_HOST}${path}`
      const source: SourceRow = {
        kind: 'address',
        name,
        address,
        is_on: true,
        read_at: tx.now - 24 * HOUR_MS,
      }
      return addBlock(tx, projectId, text, { source })
    }),
  )
}

/** Shared by all worlds: searching the shop's texts for every seeded question took half of a world's creation. */
const seededReplies = new Map<string, Reply>()

export const botOf =
  ({ languages, turns = [], persona, domains = [SHOP_HOST] }: SeedBot) =>
  (tx: Transaction, project: ProjectRow) => {
    const plain = newSettings(project.title)
    const settings: BotSettings = {
      ...plain,
      persona: { ...plain.persona, ...persona },
      domains,
    }
    const answers = { day: '', count: 0 }
    tx.bots.create({ id: project.id, public_key: seededKey(project.id), settings, answers })
    const sources = addShopSources(tx, project.id, languages)
    const [usual = 'az'] = languages
    let search: Search | undefined
    const found = () => {
      search ??= searchOfPassages(
        sources.flatMap(({ id, text, source }) => passagesOf({ id, name: source?.name ?? '', text }, usual)),
        usual,
      )
      return search
    }
    const replyAgain = (question: string) => {
      const key = JSON.stringify([question, languages, settings.persona, sources[0]?.id])
      const reply = seededReplies.get(key) ?? replyTo(question, found(), settings, usual)
      seededReplies.set(key, reply)
      return reply
    }
    const messages = turns.flatMap(({ question, hoursAgo, conversation, isOnSite = false, feedback }) => {
      const { text, citations, ...rest } = replyAgain(question)
      const said = {
        conversation_id: conversation,
        host: isOnSite ? SHOP_HOST : null,
        at: tx.now - hoursAgo * HOUR_MS,
      }
      const asked: MessageRow = { ...said, role: 'visitor' }
      const answered: MessageRow = {
        ...said,
        ...rest,
        role: 'bot',
        citations: [...citations],
        feedback: feedback ?? null,
      }
      return [
        addBlock(tx, project.id, question, { message: asked }),
        addBlock(tx, project.id, text, { message: answered }),
      ]
    })
    const paid = messages.filter(({ message }) => message?.outcome === 'answered').length
    return { blocks: [...sources, ...messages], full_price: 0, spent: paid * answerPrice(tx) }
  }
