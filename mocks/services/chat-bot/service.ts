import { requireLanguage } from '#mocks/features/projects/chosen-voice.ts'
import { sumFigures } from '#mocks/features/projects/figures.ts'
import { blocksOf } from '#mocks/features/projects/outline.ts'
import type { ContextOf, Service } from '#mocks/features/service.ts'
import { fieldRefusal, Refusal } from '#mocks/http/refusal.ts'
import type { ProjectRow } from '#mocks/kernel/rows/project-rows.ts'
import type { BotSettings } from '#src/contract/chat-bot.ts'
import { readSiteHost } from '#src/rules/site-host.ts'
import { askBot } from './ask-bot.ts'
import { botSnippets } from './bot-code.ts'
import { languageOfProject, usableSources } from './bot-search.ts'
import { newSettings, settingsOf } from './bot-settings.ts'
import { addSources, changedSource } from './bot-sources.ts'
import { facts } from './facts.ts'
import { readSource } from './read-source.ts'

/** Settings with the hosts of the sites, each once. @throws Refusal 422 at the site that is none */
function requireSettings(settings: BotSettings): BotSettings {
  const hosts = settings.domains.map((domain, index) => {
    const read = readSiteHost(domain)
    if ('problem' in read) throw fieldRefusal(`bot.domains.${index}`, `site_${read.problem}`)
    return read.host
  })
  return { ...settings, domains: [...new Set(hosts)] }
}

function updateSettings({ tx, body }: ContextOf<'updateSettings'>, project: ProjectRow): Partial<ProjectRow> {
  const { title = project.title, language = project.language } = body
  requireLanguage(tx, project.slug, language)
  if (body.bot) tx.bots.update(project.id, { settings: requireSettings(body.bot) })
  addSources(tx, project, body)
  return { title, language }
}

/** An assistant that answers from the sources of a customer, in the app and on sites. */
export const chatBot: Service = {
  facts,
  events: [readSource],

  init({ tx, body }, project) {
    const settings = requireSettings(body.bot ?? newSettings(project.title))
    const answers = { day: '', count: 0 }
    tx.bots.create({ id: project.id, public_key: crypto.randomUUID(), settings, answers })
    addSources(tx, project, body)
    tx.projects.update(project.id, sumFigures(tx, project, blocksOf(tx, project.id)))
  },

  updateSettings,

  blockContent(tx, _project, known, given) {
    if (known?.message && given.message) return { message: { ...known.message, ...given.message } }
    if (!known?.source) throw fieldRefusal('text', 'source_not_added')
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
    return {
      snippets: botSnippets({ origin, bot: tx.bots.need(project.id), language }),
      player: { origin, is_reachable: false, visits: [] },
    }
  },

  body: (tx, project) => ({ bot: settingsOf(tx, project) }),

  remove(tx, { id }) {
    for (const { source } of blocksOf(tx, id)) if (source?.file) tx.files.remove(source.file)
    if (tx.bots.get(id)) tx.bots.remove(id)
  },
}
