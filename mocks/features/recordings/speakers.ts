import { say } from '#mocks/messages/catalogue.ts'
import type { LocaleCode } from '#src/contract/primitives.ts'
import type { Speaker } from '#src/contract/speech-to-text.ts'
import type { Stretch } from '#src/rules/voice-activity.ts'

const CONVERSATION_SECONDS = 20
const TAKEOVER_SHARE = 0.7

export const likelySpeakers = (seconds: number) => (seconds > CONVERSATION_SECONDS ? 2 : 1)

interface SpeakerNaming {
  locale: LocaleCode
  known: readonly Speaker[]
}

export function nameSpeakers(count: number, { locale, known }: SpeakerNaming): Speaker[] {
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

/** A stretch of speech, and its voice as the recogniser describes it; a short one has none. */
type VoicedStretch = Stretch & { print?: readonly number[] | undefined }

interface Group {
  members: number[]
  centre: readonly number[]
}

/** Growth of the differences within groups from which two of them are different people. */
const OTHER_PERSON = 4

const squaredDistance = (one: readonly number[], other: readonly number[]) =>
  one.reduce((sum, value, at) => sum + (value - (other[at] ?? 0)) ** 2, 0)

/** Growth of the squared differences within groups if these two become one: Ward's criterion. */
const growth = (one: Group, other: Group) =>
  ((one.members.length * other.members.length) / (one.members.length + other.members.length)) *
  squaredDistance(one.centre, other.centre)

function joined(one: Group, other: Group): Group {
  const [weight, otherWeight] = [one.members.length, other.members.length]
  return {
    members: [...one.members, ...other.members],
    centre: one.centre.map(
      (value, at) => (value * weight + (other.centre[at] ?? 0) * otherWeight) / (weight + otherWeight),
    ),
  }
}

function mostAlike(groups: readonly Group[]) {
  let best: { growth: number; one: Group; other: Group } | undefined
  for (const [place, one] of groups.entries()) {
    for (const other of groups.slice(place + 1)) {
      const grows = growth(one, other)
      if (!best || grows < best.growth) best = { growth: grows, one, other }
    }
  }
  return best
}

/** Joins the most alike voices until only different people, or the wanted number of them, remain. */
function peopleAmong(voices: readonly VoicedStretch[], wanted: number | undefined): Group[] {
  let groups = voices.flatMap(({ print }, index): Group[] =>
    print ? [{ members: [index], centre: print }] : [],
  )
  for (;;) {
    const pair = mostAlike(groups)
    if (!pair || (wanted === undefined ? pair.growth > OTHER_PERSON : groups.length <= wanted)) return groups
    groups = [
      ...groups.filter((each) => each !== pair.one && each !== pair.other),
      joined(pair.one, pair.other),
    ]
  }
}

/**
 * Speaker of each stretch of speech by its voice, from 0 in the order of appearance. A stretch without a voice continues
 * the speaker before.
 * @param wanted the number that the customer gives
 */
export function speakersByVoice(voices: readonly VoicedStretch[], wanted?: number): number[] {
  const people = peopleAmong(voices, wanted)
  // Fewer voices than people: the customer can correct the turns.
  if (wanted !== undefined && people.length < wanted) return voices.map((_, index) => index % wanted)
  const order: Group[] = []
  let speaker = 0
  return voices.map(({ print }) => {
    if (!print) return speaker
    const nearest = people.reduce((best, each) =>
      squaredDistance(print, each.centre) < squaredDistance(print, best.centre) ? each : best,
    )
    if (!order.includes(nearest)) order.push(nearest)
    speaker = order.indexOf(nearest)
    return speaker
  })
}
