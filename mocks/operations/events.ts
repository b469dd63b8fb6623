import { bankAnswer, expirePayment } from '#mocks/features/billing/payment-events.ts'
import { startPaidSpeech } from '#mocks/features/runs/paid-run.ts'
import { expireQuote } from '#mocks/features/runs/quote.ts'
import { speakBlock } from '#mocks/features/runs/run-events.ts'
import type { AnyEventHandler } from '#mocks/kernel/time/event-handler.ts'
import { services } from '#mocks/services/services.ts'
import { expireExport, makeExport } from './exports/export-events.ts'

export const events: readonly AnyEventHandler[] = [
  speakBlock,
  makeExport,
  expireExport,
  expirePayment,
  bankAnswer,
  expireQuote,
  startPaidSpeech,
  ...Object.values(services).flatMap(({ events: own = [] }) => own),
]
