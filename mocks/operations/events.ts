import type { AnyEventHandler } from '#mocks/time/event-handler.ts'
import { expirePayment, hearFromBank } from './payments/payment-events.ts'
import { cloneEvents } from './services/cloning/clone-events.ts'
import { rentEvents } from './services/cloning/rent-events.ts'
import { transcribe } from './services/speech-to-text/transcription-events.ts'
import { expireExport, makeExport } from './work/export-events.ts'
import { expireQuote } from './work/quote.ts'
import { speakBlock } from './work/run-events.ts'

/** Everything that may happen later in a world. */
export const events: readonly AnyEventHandler[] = [
  speakBlock,
  transcribe,
  makeExport,
  expireExport,
  expirePayment,
  hearFromBank,
  expireQuote,
  ...cloneEvents,
  ...rentEvents,
]
