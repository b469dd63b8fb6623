import { requireLanguage } from '#mocks/features/projects/chosen-voice.ts'
import { sumFigures } from '#mocks/features/projects/figures.ts'
import { blocksOf } from '#mocks/features/projects/outline.ts'
import { savePicture } from '#mocks/features/projects/save-picture.ts'
import type { ContextOf, Service } from '#mocks/features/service.ts'
import { fieldRefusal, Refusal } from '#mocks/http/refusal.ts'
import type { ProjectRow } from '#mocks/kernel/rows/project-rows.ts'
import type { BotChanges, BotSettings } from '#src/contract/chat-bot.ts'
import { readOwnSite } from '#src/rules/own-site.ts'
import { askBot } from './ask-bot.ts'
import { botSnippets } from './bot-code.ts'
import { languageOfProject, prepareSearch, usableSources } from './bot-search.ts'
import { newSettings, settingsOf } from './bot-settings.ts'
import { addSources, changedSource } from './bot-sources.ts'
import { facts } from './facts.ts'
import { earlierMessages, latestBlocks } from './latest-messages.ts'
import { muteOf } from './mute-bot.ts'
import { readSource } from './read-source.ts'
import { refusalsOf } from './world-bots.ts'

/** Settings with each site's host once. @throws Refusal 422 at an invalid site */
async function requireSettings(settings: BotSettings): Promise<BotSettings> {
  const hosts: string[] = []
  for (const [index, domain] of settings.domains.entries()) {
    const read = await readOwnSite(domain)
    if ('problem' in read) throw fieldRefusal(`bot.domains.${index}`, `site_${read.problem}`)
    hosts.push(read.host)
  }
  return { ...settings, domains: [...new Set(hosts)] }
}

const withChanges = (before: BotSettings, { persona, look, ...rest }: BotChanges): BotSettings => ({
  ...before,
  ...rest,
  persona: { ...before.persona, ...persona },
  look: { ...before.look, ...look },
})

async function changedAvatar({ tx, body: { bot, image } }: ContextOf<'updateSettings'>, id: number) {
  const { avatar: before = null } = tx.bots.need(id)
  if (image) return savePicture(tx, image, { name: `avatar-${id}`, before })
  if (bot?.look?.avatar_url !== null) return before
  if (before) tx.files.remove(before.key)
  return null
}

async function updateSettings(context: ContextOf<'updateSettings'>, project: ProjectRow) {
  const { tx, body } = context
  const { title = project.title, language = project.language } = body
  requireLanguage(tx, project.slug, language)
  const settings =
    body.bot && (await requireSettings(withChanges(tx.bots.need(project.id).settings, body.bot)))
  const avatar = await changedAvatar(context, project.id)
  tx.bots.update(project.id, { avatar, ...(settings && { settings }) })
  addSources(tx, project, body)
  return { title, language }
}

export const chatBot: Service = {
  facts,
  without: { duplicateBlock: 'source_not_added', sortBlocks: 'sources_unsorted' },
  events: [readSource],

  async init({ tx, body }, project) {
    const settings = await requireSettings(body.bot ?? newSettings(project.title))
    const answers = { day: '', count: 0 }
    tx.bots.create({ id: project.id, public_key: crypto.randomUUID(), settings, answers })
    addSources(tx, project, body)
    tx.projects.update(project.id, sumFigures(tx, project, blocksOf(tx, project.id)))
  },

  updateSettings,

  blockContent(tx, _project, known, given) {
    if (known?.message && given.message) return { message: { ...known.message, ...given.message } }
    if (!known?.source) throw new Refusal(409, known ? 'message_kept' : 'source_not_added')
    return changedSource(tx, known, known.source, given)
  },

  generate({ tx, body }, project) {
    const { question, expected_price: expectedPrice } = body
    if (!question) throw fieldRefusal('question', 'question_missing')
    return askBot(tx, project, { ...question, host: null, expectedPrice })
  },

  code({ tx, origin }, project) {
    if (usableSources(tx, project.id).length === 0) throw new Refusal(409, 'bot_without_sources')
    const language = languageOfProject(tx, project)
    const bot = tx.bots.need(project.id)
    return {
      snippets: botSnippets({ origin, bot, language }),
      player: { origin, is_reachable: bot.is_reachable === true, visits: [] },
    }
  },

  body(tx, project) {
    // Prepares the search when a bot is opened, so that the first answer does not wait for it.
    prepareSearch(tx, project)
    return {
      bot: settingsOf(tx, project),
      bot_refusals: refusalsOf(tx, project.id),
      has_quoted_answers: true,
    }
  },

  summary: (tx, project) => ({ mute: muteOf(tx, project) }),

  latest: latestBlocks,
  earlier: earlierMessages,

  remove(tx, { id }) {
    for (const { source } of blocksOf(tx, id)) if (source?.file) tx.files.remove(source.file)
    const bot = tx.bots.get(id)
    if (bot?.avatar) tx.files.remove(bot.avatar.key)
    if (bot) tx.bots.remove(id)
  },
}
