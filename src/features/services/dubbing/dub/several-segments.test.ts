import { expect, test } from 'vitest'
import { type EditorState, textBlock } from '#src/features/editor/editor-context.ts'
import { dubTranslation } from '#tests/support/dub-translation.ts'
import { DubDefaults, dubDefaultsOf } from './dub-defaults.ts'
import { DubSegment, dubOf, type Translations } from './dub-segment.ts'
import { freePlace } from './free-place.ts'
import { leaveSilenceAfter } from './silence-after.ts'
import { changeVoice } from './speaker-commands.ts'

const AZ = 1

interface Given {
  times: readonly [start: number, end: number]
  speaker?: string
  /** Length of the spoken translation, in seconds. */
  sound?: number
}

function dubWith(given: readonly Given[]) {
  const blocks = given.map(({ times: [start, end], speaker = 'a', sound }) => {
    const translations: Translations =
      sound === undefined ? {} : { [AZ]: dubTranslation({ generated: { status: 'ready', duration: sound } }) }
    return textBlock('Hi', {
      type: 'segment',
      own: new DubSegment({ start, end, speakerId: speaker, words: [], translations }),
    })
  })
  const speakers = [
    { id: 'a', name: 'Aysel', voices: { [AZ]: 7 } },
    { id: 'b', name: 'Bahar', voices: { [AZ]: 7 } },
  ]
  const state: Pick<EditorState, 'order' | 'blocks' | 'defaults'> = {
    order: blocks.map(({ key }) => key),
    blocks: new Map(blocks.map((block) => [block.key, block])),
    defaults: {
      language: AZ,
      voiceId: null,
      settings: {},
      own: new DubDefaults(speakers, { is_kept: true, level_db: 0 }),
    },
  }
  return state as EditorState
}

const keysAt = ({ order }: EditorState, ...places: number[]) =>
  places.flatMap((place) => order[place - 1] ?? [])

function startsAfter(state: EditorState, seconds: number, duration: number, ...places: number[]) {
  const command = leaveSilenceAfter(state, new Set(keysAt(state, ...places)), seconds, duration)
  if (!command) return undefined
  return state.order.map((key) => {
    const edit = command.edits.find((one) => one.kind === 'content' && one.key === key)
    const own = edit?.kind === 'content' ? edit.content.own : state.blocks.get(key)?.own
    return dubOf({ own })?.start
  })
}

test('a silence is measured from the end of the sound, and pushes later segments until a gap makes up for it', () => {
  const state = dubWith([
    { times: [0, 2], sound: 1.5 },
    { times: [2, 4], sound: 2 },
    { times: [4.5, 6], sound: 1 },
    { times: [9, 10], sound: 1 },
  ])
  // With a silence of one second after the first sound: the second starts at 2.5, the third no longer has its gap, the
  // fourth stays.
  expect(startsAfter(state, 1, 20, 1)).toEqual([0, 2.5, 4.5, 9])
  expect(startsAfter(state, 2, 20, 1)).toEqual([0, 3.5, 5.5, 9])
  expect(startsAfter(state, 1, 20, 1, 2)).toEqual([0, 2.5, 5.5, 9])
})

test('a silence that is there already changes nothing, and one that the film has no room for is refused', () => {
  const state = dubWith([{ times: [0, 2], sound: 2 }, { times: [4, 6] }])
  expect(startsAfter(state, 2, 6, 1)).toEqual([0, 4])
  expect(startsAfter(state, 3, 6, 1)).toBeUndefined()
})

test('copies go to the first time from the playhead on that is free for all of them', () => {
  const state = dubWith([{ times: [0, 2] }, { times: [3, 5] }, { times: [8, 10] }])
  expect(freePlace(state, 0, 1, 12)).toBe(2)
  expect(freePlace(state, 0, 2, 12)).toBe(5)
  expect(freePlace(state, 6, 2, 12)).toBe(6)
  expect(freePlace(state, 6.5, 2, 12)).toBe(10)
  expect(freePlace(state, 0, 4, 12)).toBeUndefined()
})

const KENAN = { id: 9, name: 'Kənan' }

function speakersAfter(state: EditorState, ...places: number[]) {
  const command = changeVoice(state, keysAt(state, ...places), AZ, KENAN)
  const defaults = command?.edits.find((edit) => edit.kind === 'defaults')
  const own = defaults?.kind === 'defaults' ? defaults.values.own : undefined
  return { command, speakers: dubDefaultsOf(own ? { ...state.defaults, own } : state.defaults).speakers }
}

test('another voice for all segments of a speaker is that speaker’s voice', () => {
  const state = dubWith([{ times: [0, 2] }, { times: [3, 5], speaker: 'b' }])
  const { command, speakers } = speakersAfter(state, 1)
  expect(command?.added).toEqual([])
  expect(speakers.map(({ name, voices }) => [name, voices?.[AZ]])).toEqual([
    ['Aysel', 9],
    ['Bahar', 7],
  ])
})

test('another voice for some segments adds a speaker named after both, once', () => {
  const state = dubWith([{ times: [0, 2] }, { times: [3, 5] }, { times: [6, 7] }])
  const { command, speakers } = speakersAfter(state, 1)
  expect(command?.added).toEqual(['Aysel · Kənan'])
  expect(speakers.map(({ voices }) => voices?.[AZ])).toEqual([7, 7, 9])
  const defaults = { ...state.defaults, own: new DubDefaults(speakers, { is_kept: true, level_db: 0 }) }
  const again = changeVoice({ ...state, defaults }, keysAt(state, 2), AZ, KENAN)
  expect(again?.added).toEqual([])
  expect(again?.edits).toHaveLength(1)
})

test('a voice that the segments have already changes nothing', () => {
  const state = dubWith([{ times: [0, 2] }, { times: [3, 5] }])
  expect(changeVoice(state, keysAt(state, 1), AZ, { id: 7, name: 'Lalə' })?.edits).toEqual([])
})
