import type { SpeechInput } from '#mocks/domain/speech-input.ts'
import { wavFileOf } from '#mocks/engines/audio/encode-wav.ts'
import { durationOf } from '#mocks/engines/audio/pcm-audio.ts'
import type { Engines } from '#mocks/engines/engines.ts'
import { SpeechUnavailableError } from '#mocks/engines/speech/speech-engine.ts'
import { NothingToSpeakError, speakBlockText } from '#mocks/features/audio/speak-block-text.ts'
import { changeProject } from '#mocks/features/projects/own-project.ts'
import { createRunSteps, type Step, stepOf } from '#mocks/features/runs/run-steps.ts'
import type { Database } from '#mocks/kernel/db/database.ts'
import type { BlockRow } from '#mocks/kernel/rows/project-rows.ts'
import type { RunRow } from '#mocks/kernel/rows/run-rows.ts'
import { heavyEvent } from '#mocks/kernel/time/event-handler.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'
import { fingerprintOf } from '#src/rules/fingerprint.ts'
import { pronunciationsOf } from '#src/rules/pronunciations.ts'
import { mixedSound, saveMix } from './dub-mix.ts'
import { voiceFor } from './dubbing-of.ts'
import { finishDub } from './finish-dub.ts'
import { failTranslation, type Reason, type SpokenTranslation, saveSpoken } from './save-spoken.ts'

/** Fastest speed, as a factor, that the service chooses for a long text: more sounds hurried. */
const NATURAL_SPEED = 1.15

type Outcome = SpokenTranslation | { language: number; reason: Reason }

const queuedIn = ({ translations = {} }: BlockRow) =>
  Object.entries(translations).filter(([, { status }]) => status === 'queued')

function reasonFor(error: unknown): Reason {
  if (error instanceof SpeechUnavailableError) return 'speech_unavailable'
  if (error instanceof NothingToSpeakError) return 'speech_failed'
  throw error
}

/** Speaks a translation, faster if it does not fit its place. */
async function speakInPlace(
  parts: { db: Database; engines: Engines; signal: AbortSignal },
  spoken: SpeechInput,
  seconds: number,
) {
  const sound = await speakBlockText(parts, spoken)
  const share = durationOf(sound.audio) / Math.max(0.1, seconds)
  if (share <= 1 || spoken.settings.speed >= NATURAL_SPEED) return { spoken, sound }
  const speed = Math.min(NATURAL_SPEED, spoken.settings.speed * share)
  const faster = { ...spoken, settings: { ...spoken.settings, speed } }
  return { spoken: faster, sound: await speakBlockText(parts, faster) }
}

export const speakSegment = heavyEvent<Step, Outcome[], Engines>('dub-speak', {
  async compute({ db, engines, payload, signal }) {
    const { block, project } = stepOf(db, payload)
    const row = db.dubbings.need(block.project_id)
    const { start = 0, end = 0 } = block.segment ?? {}
    const outcomes: Outcome[] = []
    for (const [id, { text, speed }] of queuedIn(block)) {
      const language = Number(id)
      const pronunciations = pronunciationsOf(text, project.settings?.pronunciations)
      const settings = { speed, pitch: 0, pause: 0, ...(pronunciations.length > 0 && { pronunciations }) }
      const voice_id = voiceFor(row, block, language) ?? null
      const asked: SpeechInput = { type: 'text', language, text, voice_id, settings }
      try {
        const said = await speakInPlace({ db, engines, signal }, asked, end - start)
        const { samples, sampleRate } = said.sound.audio
        const wav = wavFileOf({ pcm: new Blob([samples]), sampleRate })
        outcomes.push({ language, ...said, wav, fingerprint: await fingerprintOf(wav) })
      } catch (error) {
        outcomes.push({ language, reason: reasonFor(error) })
      }
    }
    return outcomes
  },

  done({ tx, payload, result, at }) {
    const { run, block } = stepOf(tx, payload)
    for (const outcome of result) {
      if ('reason' in outcome) failTranslation(tx, block.id, outcome.language, outcome.reason)
      else saveSpoken(tx, run, block.id, outcome, at)
    }
    segmentSteps.next(tx, tx.runs.need(run.id), payload.index)
  },

  failed({ tx, payload }) {
    const { run, block } = stepOf(tx, payload)
    for (const [language] of queuedIn(block)) failTranslation(tx, block.id, Number(language), 'speech_failed')
    segmentSteps.next(tx, tx.runs.need(run.id), payload.index)
  },
})

export const segmentSteps = createRunSteps(speakSegment, startMixing)

interface MixEvent {
  run_id: number
}

export const mixLanguages = heavyEvent<MixEvent, { key: string; bytes: Uint8Array<ArrayBuffer> }[], Engines>(
  'dub-mix',
  {
    async compute({ db, files, engines, payload, signal }) {
      // All is spoken, and mixing needs the memory.
      engines.speech.rest?.()
      const { project_id } = db.runs.need(payload.run_id)
      const row = db.dubbings.need(project_id)
      const made = []
      for (const language of row.target_languages) {
        made.push(await mixedSound({ db, files, engines, signal }, row, language))
      }
      engines.encoder.rest?.()
      return made
    },
    done({ tx, payload, result }) {
      for (const mix of result) saveMix(tx, mix)
      finishDub(tx, tx.runs.need(payload.run_id))
    },
    /** The sound is mixed again on request. */
    failed: ({ tx, payload }) => finishDub(tx, tx.runs.need(payload.run_id)),
  },
)

export function startSpeaking(tx: Transaction, run: RunRow): void {
  tx.dubbings.update(run.project_id, { step: 'speaking' })
  segmentSteps.begin(tx, run)
}

function startMixing(tx: Transaction, run: RunRow) {
  tx.dubbings.update(run.project_id, { step: 'mixing' })
  changeProject(tx, run.project_id, {})
  tx.agenda.plan(mixLanguages, { run_id: run.id }, { key: `project:${run.project_id}` })
}
