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
