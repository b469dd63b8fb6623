import { type SpeechInput, speechInputOf } from '#mocks/domain/speech-input.ts'
import { encodeWav } from '#mocks/engines/audio/encode-wav.ts'
import { durationOf } from '#mocks/engines/audio/pcm-audio.ts'
import { peaks } from '#mocks/engines/audio/peaks.ts'
import type { Engines } from '#mocks/engines/engines.ts'
import { SpeechUnavailableError } from '#mocks/engines/speech/speech-engine.ts'
import { heavyEvent } from '#mocks/kernel/time/event-handler.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'
import type { en } from '#mocks/messages/en.ts'
import type { Word } from '#src/contract/block.ts'
import { fingerprintOf } from '#src/rules/fingerprint.ts'
import { toTheMs } from '#src/rules/to-the-ms.ts'
import { NothingToSpeakError, speakBlockText } from '../audio/speak-block-text.ts'
import { saveSpokenFile, speechByVoice } from '../audio/spoken-files.ts'
import { costOfUnits, figuresAfterChange, unitsOfBlock } from '../projects/figures.ts'
import { finishRun } from './finish-run.ts'
import { createRunSteps, type Step, stepOf } from './run-steps.ts'

interface NewTake {
  spoken: SpeechInput
  wav: Uint8Array<ArrayBuffer>
  fingerprint: string
  duration: number
  peaks: number[]
  words: Word[]
}

type ProductMessage = keyof typeof en

const MIME = 'audio/wav'

type Outcome = NewTake | { reason: ProductMessage }

function reasonFor(error: unknown): { reason: ProductMessage } {
  if (error instanceof SpeechUnavailableError) return { reason: 'speech_unavailable' }
  if (error instanceof NothingToSpeakError) return { reason: 'speech_failed' }
  throw error
}

/** Speaks the blocks of a run in sequence, one event per block, so that a reload loses none. */
export const speakBlock = heavyEvent<Step, Outcome, Engines>('speak-block', {
  async compute({ db, engines, payload, write, signal }) {
    const { block, project } = stepOf(db, payload)
    await write((tx) => tx.blocks.update(block.id, { status: 'running' }))
    const spoken = speechInputOf(block, project)
    const sound = await speakBlockText({ db, engines, signal }, spoken).catch(reasonFor)
    if ('reason' in sound) return sound
    const { audio, words } = sound
    const wav = encodeWav(audio)
    return {
      spoken,
      words,
      wav,
      fingerprint: await fingerprintOf(wav),
      duration: toTheMs(durationOf(audio)),
      peaks: peaks(audio.samples),
    }
  },

  done({ tx, payload, result, at }) {
    if ('reason' in result) speechSteps.fail(tx, payload, result.reason)
    else saveTake(tx, payload, result, at)
  },

  failed: ({ tx, payload }) => speechSteps.fail(tx, payload, 'speech_failed'),
})

function saveTake(tx: Transaction, step: Step, { wav, fingerprint, ...result }: NewTake, at: number) {
  const { run, block, project } = stepOf(tx, step)
  const units = run.units + unitsOfBlock(tx, project, block)
  const cost = costOfUnits(tx, project.slug, units) - costOfUnits(tx, project.slug, run.units)
  const file = `take-${run.id}-${block.id}.wav`
  tx.files.put({ key: file, content: wav, mime: MIME, name: file })
  const { spoken, ...measures } = result
  saveSpokenFile(tx, fingerprint, speechByVoice(spoken, measures.words))
  const take = tx.takes.create({
    ...spoken,
    ...measures,
    block_id: block.id,
    project_id: project.id,
    file,
    mime: MIME,
    size: wav.byteLength,
    cost,
    created_at: at,
  })
  const after = tx.blocks.update(block.id, { status: 'ready', take_id: take.id, error: null })
  tx.projects.update(project.id, figuresAfterChange(tx, project, { out: [block], put: [after] }))
  speechSteps.next(tx, tx.runs.update(run.id, { made: run.made + 1, units }), step.index)
}

export const speechSteps = createRunSteps(speakBlock, finishRun)
