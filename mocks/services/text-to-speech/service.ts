import { prepareSpeech } from '#mocks/features/audio/speak-block-text.ts'
import { continueSpeech } from '#mocks/features/runs/continue-run.ts'
import { planPaidSpeech } from '#mocks/features/runs/paid-run.ts'
import { startRun } from '#mocks/features/runs/start-run.ts'
import type { Service } from '#mocks/features/service.ts'
import { facts } from './facts.ts'

export const textToSpeech: Service = {
  facts,
  init: ({ engines, tx }, { language }) => prepareSpeech(tx, engines, language),
  generate: ({ tx, body }, project) => startRun(tx, project, body),
  paid: planPaidSpeech,
  continueWork: continueSpeech,
}
