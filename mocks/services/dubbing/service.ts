import { titleOfFile } from '#mocks/features/projects/title-of-file.ts'
import { acceptRecording } from '#mocks/features/recordings/accept-recording.ts'
import { removeFiles } from '#mocks/features/recordings/recording-files.ts'
import { quoteProject } from '#mocks/features/runs/quote.ts'
import type { ContextOf, Service } from '#mocks/features/service.ts'
import { fieldRefusal, Refusal } from '#mocks/http/refusal.ts'
import type { DubbingRow } from '#mocks/kernel/rows/dubbing-rows.ts'
import type { ProjectRow } from '#mocks/kernel/rows/project-rows.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'
import type { LocaleCode } from '#src/contract/primitives.ts'
import { canHoldPicture } from '#src/rules/film-container.ts'
import { continueDub } from './continue-dub.ts'
import { dubContent } from './dub-content.ts'
import { checkOrder, hearDubbing, listen, planOrderCheck, translateNext } from './dub-events.ts'
import { makeMix, placedTakes } from './dub-mix.ts'
import { dubbingSummary, dubbingView, orderPrice, segmentView } from './dub-view.ts'
import { checkSettings, DEFAULT_BACKGROUND, withInput } from './dubbing-input.ts'
import { dubbingOf, missingLanguages } from './dubbing-of.ts'
import { facts } from './facts.ts'
import { hasVoice } from './listen.ts'
import { startRenewal } from './renew.ts'
import { saveSpeakers } from './save-speakers.ts'
import { silenceSpeakers } from './silence-speakers.ts'
import { mixLanguages, speakSegment } from './speak-events.ts'

const NOTHING_CHOSEN = {
  source_language: null,
  target_languages: [],
  speaker_count: null,
  part: null,
  background: DEFAULT_BACKGROUND,
  dubbed_languages: [],
}

/** Refuses (422) a language without voices. */
function requireVoices(tx: Transaction, project: ProjectRow, row: DubbingRow, locale: LocaleCode) {
  for (const id of missingLanguages(row)) {
    if (hasVoice(tx, project.customer_id, id)) continue
    const language = tx.languages.need(id).name[locale]
    throw fieldRefusal('dubbing.target_languages', 'dubbing_no_voice', { language })
  }
}

function quoteDub({ tx, body, locale }: ContextOf<'generate'>, project: ProjectRow) {
  const row = dubbingOf(tx, project)
  if (missingLanguages(row).length === 0) throw new Refusal(422, 'nothing_changed')
  requireVoices(tx, project, row, locale)
  return quoteProject(tx, project, orderPrice(tx, row), body.expected_price)
}

function changeSettings({ tx, body }: ContextOf<'updateSettings'>, project: ProjectRow): Partial<ProjectRow> {
  const row = dubbingOf(tx, project)
  const settings = withInput(row, body.dubbing ?? {})
  checkSettings(tx, settings, row)
  tx.dubbings.update(project.id, settings)
  return body.title === undefined ? {} : { title: body.title }
}

export const dubbing: Service = {
  facts,
  events: [checkOrder, hearDubbing, listen, translateNext, speakSegment, mixLanguages],
  blockContent: dubContent,

  begin({ tx, body, locale }) {
    const language = body.dubbing?.source_language ?? tx.languages.first({ code: locale })?.id ?? 1
    const title = body.title ?? titleOfFile(body.file?.name)
    return { language, ...(title !== undefined && { title }) }
  },

  async prepareInit(early) {
    const accepted = await acceptRecording(early)
    return ({ tx, body, locale }, { id }) => {
      const recording = accepted(tx)
      if (recording.speech.length === 0) {
        throw fieldRefusal(body.file ? 'file' : 'source_url', 'dubbing_no_speech')
      }
      const settings = withInput({ ...NOTHING_CHOSEN, duration: recording.duration }, body.dubbing ?? {})
      checkSettings(tx, settings, { ...recording, detected_language: null })
      const is_simulated = tx.spokenFiles.get(recording.hash) === undefined
      tx.dubbings.create({
        ...recording,
        ...settings,
        id,
        locale,
        detected_language: null,
        speakers: [],
        step: null,
        is_simulated,
      })
    }
  },

  save({ tx, body }, project) {
    if (body.speakers) saveSpeakers(tx, project, body.speakers)
    if (body.background) tx.dubbings.update(dubbingOf(tx, project).id, { background: body.background })
    return {}
  },

  updateSettings: changeSettings,
  generate: (context, project) =>
    context.body.scope === 'all' ? quoteDub(context, project) : startRenewal(context, project),
  paid: planOrderCheck,
  continueWork: continueDub,
  hasText(db, { id }, _blockIds, format) {
    const row = db.dubbings.get(id)
    const isFilm = format === 'mp4' || format === 'webm'
    if (isFilm && !(row?.picture && canHoldPicture(format, row.picture.codecs))) return false
    return row?.dubbed_languages.some((language) => placedTakes(db, row, language).length > 0) ?? false
  },
  exportSound: async (job) => (await import('./export-dub.ts')).exportDub(job),
  makeFile: makeMix,
  summary: dubbingSummary,
  body: (tx, project) => ({ dubbing: dubbingView(tx, project), has_aligned_times: true }),
  recording(db, { id }) {
    const row = db.dubbings.get(id)
    const language = row?.source_language ?? row?.detected_language
    return row && typeof language === 'number' ? { row, language } : undefined
  },
  blockContext: (tx, { id }) => tx.dubbings.get(id)?.speakers,
  block: (tx, block, _project, locale) => segmentView(tx, block, locale),

  loseVoice: silenceSpeakers,
  remove(tx, { id }) {
    const row = tx.dubbings.get(id)
    if (!row) return
    tx.dubbings.remove(id)
    removeFiles(tx, row)
  },
}
