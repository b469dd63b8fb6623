import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { createPlayer } from '#src/audio/player.ts'
import type { Track } from '#src/audio/track.ts'
import { listenWhileWriting } from './listen-while-writing.ts'
import type { ListeningChoices } from './listening-choices.ts'

/** A silence plays without a file, by the clock of the sound. */
const TRACK: Track = { id: 'recording', title: 'Recording', duration: 600 }

let choices: ListeningChoices
let player: ReturnType<typeof createPlayer>
let field: HTMLTextAreaElement

beforeEach(() => {
  choices = { back: 2, slowsDown: false }
  player = createPlayer()
  const startOf = (_track: string, seconds: number) => Math.floor(seconds / 10) * 10
  const end = listenWhileWriting({ player, choices: () => choices, startOf })
  field = document.createElement('textarea')
  document.body.append(field)
  field.focus()
  player.load([TRACK], { seconds: 100 })
  onTestFinished(() => {
    end()
    player.close()
    field.remove()
  })
})

const press = (letter: string, init: KeyboardEventInit = { altKey: true }) =>
  field.dispatchEvent(
    new KeyboardEvent('keydown', {
      key: letter,
      code: `Key${letter.toUpperCase()}`,
      bubbles: true,
      cancelable: true,
      ...init,
    }),
  )
const type = () => field.dispatchEvent(new InputEvent('input', { bubbles: true }))
const status = () => player.getState().status
const rate = () => player.getState().rate

test('a key pauses and goes on while the caret stays in the text, and going on steps back two seconds', () => {
  press('k')
  expect(status()).toBe('paused')
  const paused = player.getTime()
  press('k')
  expect(status()).toBe('playing')
  expect(player.getTime() - paused).toBeCloseTo(-2, 1)
  expect(document.activeElement).toBe(field)
})

test('a sound that was moved while paused goes on where it was put, and so does one without a step back', () => {
  player.pause()
  player.seek(50)
  player.play()
  expect(player.getTime()).toBeCloseTo(50, 1)
  choices = { ...choices, back: 0 }
  player.pause()
  const paused = player.getTime()
  player.play()
  expect(player.getTime()).toBeCloseTo(paused, 1)
})

test('a key repeats the segment, and one slows the sound down and back', () => {
  player.seek(107)
  press('j')
  expect(player.getTime()).toBeCloseTo(100, 1)
  player.setRate(1.5)
  press('l')
  expect(rate()).toBe(0.75)
  press('l')
  expect(rate()).toBe(1.5)
})

test('a letter with Ctrl or AltGr, or alone, is left to the browser and the text', () => {
  const events = [{}, { altKey: true, ctrlKey: true }, { altKey: true, modifierAltGraph: true }]
  expect(events.map((init) => press('k', init))).toEqual([true, true, true])
  expect(status()).toBe('playing')
})

test('typing slows the sound down if the customer wants that, and a pause of typing restores the speed', async () => {
  type()
  expect(rate()).toBe(1)
  choices = { ...choices, slowsDown: true }
  type()
  expect(rate()).toBe(0.75)
  await expect.poll(rate).toBe(1)
})
