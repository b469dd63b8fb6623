import type { AnyEventHandler } from '#mocks/time/event-handler.ts'
import { expireExport, makeExport } from './work/export-events.ts'
import { speakBlock } from './work/run-events.ts'

/** Everything that may happen later in a world. */
export const events: readonly AnyEventHandler[] = [speakBlock, makeExport, expireExport]
