import type { Stretch } from '#src/rules/voice-activity.ts'
import type { KnownReading } from './align-words.ts'
import { alignSound, hearSound, type Listener, speechInSound } from './hear-sound.ts'
import type { HearingPlace } from './hearing-engine.ts'
import { soundAt } from './sound-at.ts'

/** Recognises the speech at a place of a recording. */
export const hearPlace = async (listener: Listener, file: Blob, place: HearingPlace) =>
  hearSound(listener, await soundAt(file, place), place)

/** Finds the speech at a place of a recording, in seconds from its start. */
export const speechAt = async (listener: Listener, file: Blob, place: Stretch) =>
  speechInSound(listener, await soundAt(file, place), place)

/** Finds the times of a reading's words at a place of a recording, in seconds from its start. */
export const alignAt = async (file: Blob, place: Stretch, reading: KnownReading) =>
  alignSound(await soundAt(file, place), place, reading)
