import voiceSpread from '#mocks/engines/hearing/voice-spread.json' with { type: 'json' }
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
  /** The weight, but at most `MAX_WEIGHT`. */
  certain: number
  /** Result of `likelihoodOf`. */
  likelihood: number
}

/** Stretches of this length have the weight 1. A longer one says little more about a voice. */
const SENTENCE_SECONDS = 3
/** Most that a group can weigh: a voice changes within an hour, so more sentences make its centre no more certain. */
const MAX_WEIGHT = 3
/** A voice with less speech, and with a smaller share of the speech of the longest voice, is not counted as a person. */
const MIN_SECONDS = 5
const MIN_SHARE = 0.15

/**
 * A microphone or a telephone changes all voices of a recording alike. Of their common difference from the average person
 * this share counts as such a change; the rest as that of the people who happen to speak.
 */
const CHANNEL_SHARE = 0.35

/**
 * About those of an hour. Of longer recordings every second, third and so on is compared, because the work is its
 * square.
 */
const MAX_VOICES = 800

const squaredDistance = (one: readonly number[], other: readonly number[]) =>
  one.reduce((sum, value, at) => sum + (value - (other[at] ?? 0)) ** 2, 0)

const AXES = voiceSpread.mean.map((mean, at) => ({
  mean,
  people: voiceSpread.amongPeople[at] ?? 1,
  sentences: voiceSpread.withinPerson[at] ?? 1,
}))

/** How likely a voice is that of some person, as a logarithm, up to a constant. */
function likelihoodOf(centre: readonly number[], certain: number): number {
  let [product, squares] = [1, 0]
  for (const [at, { mean, people, sentences }] of AXES.entries()) {
    const variance = people + sentences / certain
    product *= variance
    squares += ((centre[at] ?? 0) - mean) ** 2 / variance
  }
  return -(Math.log(product) + squares) / 2
}

/**
 * How much more likely these are two people than one, as a logarithm: from how much people differ, and how much the
 * sentences of one person do. Takes one logarithm for all axes, because an hour has a million pairs.
 */
function evidenceOfTwo(one: Group, other: Group): number {
  const both = one.certain + other.certain
  const unsure = 1 / one.certain + 1 / other.certain
  let [product, squares] = [1, 0]
  for (let at = 0; at < AXES.length; at += 1) {
    const axis = AXES[at]
    if (!axis) break
    const here = (one.centre[at] ?? 0) - axis.mean
    const there = (other.centre[at] ?? 0) - axis.mean
    const middle = (one.certain * here + other.certain * there) / both
    const among = axis.people + axis.sentences / both
    const within = axis.sentences * unsure
    product *= among * within
    squares += middle ** 2 / among + (here - there) ** 2 / within
  }
  return one.likelihood + other.likelihood + (Math.log(product) + squares) / 2
}

function groupOfVoice(seconds: number, weight: number, centre: readonly number[]): Group {
  const certain = weight / (1 + weight / MAX_WEIGHT)
  return { seconds, weight, centre, certain, likelihood: likelihoodOf(centre, certain) }
}

function joinGroups(one: Group, other: Group): Group {
  const weight = one.weight + other.weight
  return groupOfVoice(
    one.seconds + other.seconds,
    weight,
    one.centre.map((value, at) => (value * one.weight + (other.centre[at] ?? 0) * other.weight) / weight),
  )
}

function groupOf({ start, end, print }: VoicedStretch): Group[] {
  const seconds = end - start
  const weight = (1.5 * seconds) / (seconds + SENTENCE_SECONDS / 2)
  return print ? [groupOfVoice(seconds, weight, print)] : []
}

const squaredDistanceGrowth = (one: Group, other: Group) =>
  ((one.weight * other.weight) / (one.weight + other.weight)) * squaredDistance(one.centre, other.centre)

type Difference = (one: Group, other: Group) => number

interface GroupPair {
  difference: number
  one: Group
  other: Group
}

function mostAlike(one: Group, others: ReadonlySet<Group>, differ: Difference): GroupPair | undefined {
  let best: GroupPair | undefined
  for (const other of others) {
    if (other === one) continue
    const difference = differ(one, other)
    if (!best || difference < best.difference) best = { difference, one, other }
  }
  return best
}

/**
 * Joins the most alike groups while `isGoingOn` returns true. Remembers the most similar group of each, because an hour
 * has hundreds of stretches.
 */
function joinAlike(
  groups: Set<Group>,
  differ: Difference,
  isGoingOn: (pair: GroupPair, count: number) => boolean,
) {
  const nearest = new Map([...groups].map((group) => [group, mostAlike(group, groups, differ)]))
  for (;;) {
    let pair: GroupPair | undefined
    for (const each of nearest.values()) if (each && (!pair || each.difference < pair.difference)) pair = each
    if (!pair || !isGoingOn(pair, groups.size)) return
    const { one, other } = pair
    const both = joinGroups(one, other)
    for (const part of [one, other]) {
      groups.delete(part)
      nearest.delete(part)
    }
    groups.add(both)
    for (const [group, best] of nearest) {
      if (best?.other === one || best?.other === other) nearest.set(group, mostAlike(group, groups, differ))
      else {
        const difference = differ(group, both)
        if (best && difference < best.difference) nearest.set(group, { difference, one: group, other: both })
      }
    }
    nearest.set(both, mostAlike(both, groups, differ))
  }
}

/** The voices as they would sound without what their recording changes. */
function withoutChannel(voices: readonly VoicedStretch[]): VoicedStretch[] {
  const prints = voices.flatMap(({ print }) => (print ? [print] : []))
  const changes = voiceSpread.mean.map((mean, at) => {
    const middle = prints.reduce((sum, print) => sum + (print[at] ?? 0), 0) / Math.max(1, prints.length)
    return CHANNEL_SHARE * (middle - mean)
  })
  return voices.map((voice) => ({
    ...voice,
    print: voice.print?.map((value, at) => value - (changes[at] ?? 0)),
  }))
}

/** Joins voices until only different people, or the wanted number of them, remain. */
function peopleAmong(voices: readonly VoicedStretch[], wanted: number | undefined): Group[] {
  const all = voices.flatMap((voice) => groupOf(voice))
  const step = Math.ceil(all.length / MAX_VOICES)
  const groups = new Set(all.filter((_, index) => index % step === 0))
  if (wanted !== undefined) {
    // Ward's criterion: with a known number it mistakes fewer sentences.
    joinAlike(groups, squaredDistanceGrowth, (_, count) => count > wanted)
    return [...groups]
  }
  joinAlike(groups, evidenceOfTwo, ({ difference }) => difference <= 0)
  const most = Math.max(0, ...[...groups].map(({ seconds }) => seconds))
  return [...groups].filter(({ seconds }) => seconds >= Math.min(MIN_SECONDS, MIN_SHARE * most))
}

/**
 * Speaker of each stretch of speech by its voice, from 0 in the order of appearance. A stretch without a voice continues
 * the speaker before.
 * @param wanted the number that the customer gives
 */
export function speakersByVoice(stretches: readonly VoicedStretch[], wanted?: number): number[] {
  const voices = withoutChannel(stretches)
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
