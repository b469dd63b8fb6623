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
  seconds: number
  weight: number
  centre: readonly number[]
}

/** Growth of the differences within groups from which two of them are different people. */
const OTHER_PERSON = 5
/** Stretches of this length have the weight 1. A longer one says little more about a voice. */
const SENTENCE_SECONDS = 3
/** Most that a group can weigh: a voice changes within an hour, so more sentences make its centre no more certain. */
const MOST_WEIGHT = 10
/** Who says less than this, and less than this share of all, is not counted as a person. */
const LEAST_SECONDS = 5
const LEAST_SHARE = 0.1

const squaredDistance = (one: readonly number[], other: readonly number[]) =>
  one.reduce((sum, value, at) => sum + (value - (other[at] ?? 0)) ** 2, 0)

const certainty = ({ weight }: Group) => weight / (1 + weight / MOST_WEIGHT)

/** Growth of the squared differences within groups if these two become one: Ward's criterion. */
function growth(one: Group, other: Group): number {
  const [first, second] = [certainty(one), certainty(other)]
  return ((first * second) / (first + second)) * squaredDistance(one.centre, other.centre)
}

function joined(one: Group, other: Group): Group {
  const weight = one.weight + other.weight
  return {
    seconds: one.seconds + other.seconds,
    weight,
    centre: one.centre.map(
      (value, at) => (value * one.weight + (other.centre[at] ?? 0) * other.weight) / weight,
    ),
  }
}

function groupOf({ start, end, print }: VoicedStretch): Group[] {
  const seconds = end - start
  const weight = (1.5 * seconds) / (seconds + SENTENCE_SECONDS / 2)
  return print ? [{ seconds, weight, centre: print }] : []
}

interface Pair {
  growth: number
  one: Group
  other: Group
}

function mostAlike(one: Group, others: ReadonlySet<Group>): Pair | undefined {
  let best: Pair | undefined
  for (const other of others) {
    if (other === one) continue
    const grows = growth(one, other)
    if (!best || grows < best.growth) best = { growth: grows, one, other }
  }
  return best
}

/**
 * Joins the most alike groups while `isGoingOn` returns true. Remembers the most similar group of each, because an hour
 * has hundreds of stretches.
 */
function joinAlike(groups: Set<Group>, isGoingOn: (pair: Pair, count: number) => boolean) {
  const nearest = new Map([...groups].map((group) => [group, mostAlike(group, groups)]))
  for (;;) {
    let pair: Pair | undefined
    for (const each of nearest.values()) if (each && (!pair || each.growth < pair.growth)) pair = each
    if (!pair || !isGoingOn(pair, groups.size)) return
    const { one, other } = pair
    const both = joined(one, other)
    for (const part of [one, other]) {
      groups.delete(part)
      nearest.delete(part)
    }
    groups.add(both)
    for (const [group, best] of nearest) {
      if (best?.other === one || best?.other === other) nearest.set(group, mostAlike(group, groups))
      else if (best && growth(group, both) < best.growth)
        nearest.set(group, { growth: growth(group, both), one: group, other: both })
    }
    nearest.set(both, mostAlike(both, groups))
  }
}

/** Joins voices until only different people, or the wanted number of them, remain. */
function peopleAmong(voices: readonly VoicedStretch[], wanted: number | undefined): Group[] {
  const groups = new Set(voices.flatMap((voice) => groupOf(voice)))
  joinAlike(groups, (pair, count) => (wanted === undefined ? pair.growth <= OTHER_PERSON : count > wanted))
  if (wanted !== undefined) return [...groups]
  const all = [...groups].reduce((sum, { seconds }) => sum + seconds, 0)
  const people = [...groups].filter(({ seconds }) => seconds >= Math.min(LEAST_SECONDS, LEAST_SHARE * all))
  return people.length > 0 ? people : [...groups]
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
