import { seededChance } from '#mocks/domain/chance.ts'
import type { PcmAudio } from '#mocks/engines/audio/pcm-audio.ts'
import { HEARING_RATE } from '#mocks/engines/hearing/hearing-engine.ts'
import type { Stretch } from '#src/rules/voice-activity.ts'

/** Sentences of one person, as mono samples at `HEARING_RATE`. */
export interface Person {
  readonly name: string
  readonly sounds: readonly Float32Array[]
}

interface Mix {
  readonly sound: PcmAudio
  readonly count: number
  /** Share of the speaking time that is assigned to the right speaker. */
  shareRight(stretches: readonly Stretch[], found: readonly number[]): number
}

const MIXES = 20
const TURNS = 14
const MAX_PEOPLE = 4
const SAME_SPEAKER_CHANCE = 0.3
const LOUDNESS = 0.08
const [SHORTEST_PAUSE, LONGEST_PAUSE] = [0.35, 1.15]

function equallyLoud(samples: Float32Array): Float32Array {
  const power = samples.reduce((sum, sample) => sum + sample ** 2, 0) / samples.length
  const gain = LOUDNESS / Math.sqrt(power || 1)
  return samples.map((sample) => Math.max(-1, Math.min(1, sample * gain)))
}

/** Assigns found speakers to true ones, most time first, and returns the share of the time that agrees. */
function shareOfRightTime(said: readonly (Stretch & { who: number })[]): Mix['shareRight'] {
  return (stretches, found) => {
    const times = new Map<string, number>()
    let whole = 0
    for (const [index, { start, end }] of stretches.entries()) {
      const middle = (start + end) / 2
      const turn = said.find((each) => middle >= each.start - 0.2 && middle <= each.end + 0.2)
      if (!turn) continue
      const pair = `${found[index]} ${turn.who}`
      times.set(pair, (times.get(pair) ?? 0) + end - start)
      whole += end - start
    }
    const taken = new Set<string>()
    let right = 0
    for (const [pair, time] of [...times].sort(([, a], [, b]) => b - a)) {
      const [speaker, who] = pair.split(' ').map((part, side) => `${side} ${part}`)
      if (!(speaker && who) || taken.has(speaker) || taken.has(who)) continue
      taken.add(speaker).add(who)
      right += time
    }
    return right / Math.max(whole, 0.001)
  }
}

function mixOf(people: readonly Person[], chance: () => number): Mix {
  const parts: Float32Array[] = []
  const said: (Stretch & { who: number })[] = []
  let [at, who] = [0, 0]
  for (let turn = 0; turn < TURNS; turn += 1) {
    if (turn > 0 && chance() > SAME_SPEAKER_CHANCE)
      who = (who + 1 + Math.floor(chance() * (people.length - 1))) % people.length
    const { sounds } = people[who] ?? { sounds: [] }
    const sound = sounds[Math.floor(chance() * sounds.length)]
    if (!sound) continue
    const pause = SHORTEST_PAUSE + chance() * (LONGEST_PAUSE - SHORTEST_PAUSE)
    const length = at + sound.length
    said.push({ start: at / HEARING_RATE, end: length / HEARING_RATE, who })
    parts.push(equallyLoud(sound), new Float32Array(Math.round(pause * HEARING_RATE)))
    at = length + Math.round(pause * HEARING_RATE)
  }
  const samples = new Int16Array(at)
  let place = 0
  for (const part of parts) {
    samples.set(
      part.map((sample) => sample * 0x7f_ff),
      place,
    )
    place += part.length
  }
  const count = new Set(said.map((each) => each.who)).size
  return { sound: { samples, sampleRate: HEARING_RATE }, count, shareRight: shareOfRightTime(said) }
}

/** Recordings put together from sentences of one to four of these people. */
export function speakerMixes(people: readonly Person[]): Mix[] {
  const chance = seededChance(5)
  return Array.from({ length: MIXES }, (_, index) => {
    const wanted = Math.min(people.length, 1 + (index % MAX_PEOPLE))
    const order = people.map((person) => ({ person, key: chance() })).sort((a, b) => a.key - b.key)
    return mixOf(
      order.slice(0, wanted).map(({ person }) => person),
      chance,
    )
  })
}
