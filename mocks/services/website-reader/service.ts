import { requireLanguage, requireVoice } from '#mocks/features/projects/chosen-voice.ts'
import { sumFigures } from '#mocks/features/projects/figures.ts'
import { blocksOf } from '#mocks/features/projects/outline.ts'
import { continueSpeech } from '#mocks/features/runs/continue-run.ts'
import { startRun } from '#mocks/features/runs/start-run.ts'
import type { ContextOf, Service } from '#mocks/features/service.ts'
import { Refusal } from '#mocks/http/refusal.ts'
import type { ProjectRow } from '#mocks/kernel/rows/project-rows.ts'
import type { SpeechSettings } from '#src/contract/block.ts'
import { projectStatuses } from '#src/contract/project-summary.ts'
import { requireHost, requireSelector, requireSettings, requireSpeaker } from './check-reader.ts'
import { embedSnippets } from './embed-code.ts'
import { facts } from './facts.ts'
import { fetchPage } from './fetch-page.ts'
import { DEFAULT_SETTINGS, settingsOf } from './reader-settings.ts'
import { localeIn, writeSample } from './sample-blocks.ts'
import { addListen } from './site-visits.ts'

/** Settings of the blocks: a change of speed makes their sound stale. Pronunciations are those of the body. */
const speechSettings = (speed: number, settings: SpeechSettings | null | undefined) => ({
  settings: { ...settings, speed },
})

async function createReader({ tx, body, locale }: ContextOf<'initProject'>): Promise<Partial<ProjectRow>> {
  const language = body.language ?? tx.languages.first({ code: locale })?.id ?? 1
  requireSpeaker(tx, body.voice_id, language)
  const { speed } = requireSettings(body.reader ?? DEFAULT_SETTINGS)
  return {
    domain: await requireHost(body.domain ?? ''),
    selector: requireSelector(body.selector ?? ''),
    ...speechSettings(speed, body.settings),
  }
}

async function updateSettings(
  context: ContextOf<'updateSettings'>,
  project: ProjectRow,
): Promise<Partial<ProjectRow>> {
  const { tx, body, customer } = context
  const { title = project.title, language = project.language, voice_id = project.voice_id } = body
  requireLanguage(tx, project.slug, language)
  requireVoice(tx, customer.id, voice_id)
  requireSpeaker(tx, voice_id, language)
  const before = settingsOf(tx, project)
  const look = { ...before.look, ...body.reader?.look }
  const settings = requireSettings({ ...before, ...body.reader, look })
  const patch = {
    title,
    language,
    voice_id,
    domain: body.domain === undefined ? project.domain : await requireHost(body.domain),
    selector: body.selector === undefined ? project.selector : requireSelector(body.selector),
    ...speechSettings(settings.speed, project.settings),
  }
  if (tx.readers.get(project.id)) tx.readers.update(project.id, { settings })
  else tx.readers.create({ id: project.id, public_key: crypto.randomUUID(), settings })
  if (language !== project.language) writeSample(tx, { id: project.id, language })
  return patch
}

/**
 * A player that reads the articles of a site. The server adds a sample article to a new project, so that its preview
 * is generated and paid for like every text.
 */
export const websiteReader: Service = {
  facts,

  begin: createReader,

  init({ tx, body }, project) {
    const settings = requireSettings(body.reader ?? DEFAULT_SETTINGS)
    tx.readers.create({ id: project.id, public_key: crypto.randomUUID(), settings })
    writeSample(tx, project)
    tx.projects.update(project.id, sumFigures(tx, project, blocksOf(tx, project.id)))
  },

  updateSettings,

  page: ({ tx, body }, project) =>
    fetchPage(body.page_url ?? '', {
      project,
      hasSubdomains: settingsOf(tx, project).include_subdomains,
      locale: localeIn(tx, project.language),
    }),

  generate: ({ tx, body }, project) => startRun(tx, project, body),

  continueWork(tx, project, shown) {
    const settings = shown.body.reader ?? DEFAULT_SETTINGS
    tx.readers.create({ id: project.id, public_key: crypto.randomUUID(), settings })
    continueSpeech(tx, project, shown)
  },

  code({ tx, origin }, project) {
    const reader = tx.readers.get(project.id)
    if (project.status !== projectStatuses.COMPLETED || !reader) throw new Refusal(409, 'code_not_ready')
    const language = tx.languages.get(project.language)?.code ?? 'en'
    const { visits = [], listens = [], listens_elsewhere = [], is_reachable = true } = reader
    return {
      snippets: embedSnippets({ origin, project, reader, language }),
      player: {
        origin,
        is_reachable,
        listens: listens.toReversed().reduce(addListen, listens_elsewhere),
        visits: visits.map(({ at, ...visit }) => ({ ...visit, at: new Date(at).toISOString() })),
      },
    }
  },

  body: (tx, project) => ({ reader: settingsOf(tx, project) }),

  remove(tx, { id }) {
    if (tx.readers.get(id)) tx.readers.remove(id)
  },
}
