import { say } from '#mocks/messages/catalogue.ts'
import type { LocaleCode } from '#src/contract/primitives.ts'
import type { Speaker } from '#src/contract/speech-to-text.ts'

const CONVERSATION_SECONDS = 20
const TAKEOVER_SHARE = 0.7

export const likelySpeakers = (seconds: number) => (seconds > CONVERSATION_SECONDS ? 2 : 1)

interface Naming {
  locale: LocaleCode
  known: readonly Speaker[]
}

export function nameSpeakers(count: number, { locale, known }: Naming): Speaker[] {
  const taken = new Set(known.map(({ id }) => id))
  return Array.from({ length: count }, (_, index) => {
    const before = known[index]
    if (before) return before
    let number = index + 1
    while (taken.has(`s${number}`)) number += 1
    taken.add(`s${number}`)
    return { id: `s${number}`, name: say(locale, 'speaker_name', { number: index + 1 }) }
  })
}

/** Speaker of each segment, from 0: all of them speak, and the speaker usually changes. */
export function takeTurns(segments: number, speakers: number, chance: () => number): number[] {
  let turn = 0
  return Array.from({ length: segments }, (_, index) => {
    if (index < speakers) turn = index
    else if (chance() < TAKEOVER_SHARE) turn = (turn + 1) % speakers
    return turn
  })
}

/** Two voices of this ratio are taken for two people if the customer has not named a number; one voice varies less. */
const OTHER_VOICE = 1.35

/**
 * Speaker of each place of a recording by its pitch, from 0 in the order of appearance: voices are divided at the largest
 * gaps between their pitches.
 * @param pitches in hertz; a place without one continues the speaker before
 * @param wanted the number that the customer gives; otherwise one, or two with clearly different voices
 */
export function speakersByPitch(pitches: readonly (number | undefined)[], wanted?: number): number[] {
  const sorted = pitches.filter((pitch) => pitch !== undefined).sort((a, b) => a - b)
  const gaps = sorted
    .slice(1)
    .map((pitch, index) => ({ from: pitch, ratio: pitch / (sorted[index] ?? pitch) }))
    .filter(({ ratio }) => ratio > 1)
    .sort((a, b) => b.ratio - a.ratio)
  const count = wanted ?? ((gaps[0]?.ratio ?? 1) >= OTHER_VOICE ? 2 : 1)
  const limits = gaps.slice(0, count - 1).map(({ from }) => from)
  // Voices of almost the same pitch: the customer knows that there are several, and can correct the turns.
  if (limits.length < count - 1) return pitches.map((_, index) => index % count)
  const order: number[] = []
  let speaker = 0
  return pitches.map((pitch) => {
    if (pitch === undefined) return speaker
    const group = limits.filter((limit) => pitch >= limit).length
    if (!order.includes(group)) order.push(group)
    speaker = order.indexOf(group)
    return speaker
  })
}
