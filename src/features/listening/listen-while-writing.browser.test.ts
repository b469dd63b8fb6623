import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { createPlayer } from '#src/audio/create-player.ts'
import type { Track } from '#src/audio/track.ts'
import { listenWhileWriting } from './listen-while-writing.ts'
import type { ListeningChoices } from './listening-choices.ts'

/** A silence plays without a file, by the clock of the sound. */
const TRACK: Track = { id: 'recording', title: 'Recording', duration: 600 }

let choices: ListeningChoices
let player: ReturnType<typeof createPlayer>
let field: HTMLTextAreaElement

beforeEach(() => {
  choices = { back: 2, slowsDown: false, areKeysAlone: true }
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

const pressOn = (place: HTMLElement, key: string, init: KeyboardEventInit = {}) =>
  place.dispatchEvent(
    new KeyboardEvent('keydown', {
      key,
      code: key === ' ' ? 'Space' : `Key${key.toUpperCase()}`,
      bubbles: true,
      cancelable: true,
      ...init,
    }),
  )
const press = (letter: string, init: KeyboardEventInit = { altKey: true }) => pressOn(field, letter, init)
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

test('outside of a text the letters and Space need no Alt', () => {
  pressOn(document.body, ' ')
  expect(status()).toBe('paused')
  pressOn(document.body, 'k')
  expect(status()).toBe('playing')
  pressOn(document.body, 'l')
  expect(rate()).toBe(0.75)
  player.seek(107)
  pressOn(document.body, 'j')
  expect(player.getTime()).toBeCloseTo(100, 1)
})

test('keys without Alt are left to the page on a button, without a sound, and if they are switched off', () => {
  const button = document.createElement('button')
  document.body.append(button)
  onTestFinished(() => button.remove())
  expect(pressOn(button, ' ')).toBe(true)
  expect(pressOn(document.body, ' ', { shiftKey: true })).toBe(true)
  choices = { ...choices, areKeysAlone: false }
  expect(pressOn(document.body, ' ')).toBe(true)
  choices = { ...choices, areKeysAlone: true }
  expect(status()).toBe('playing')
  player.close()
  expect(pressOn(document.body, ' ')).toBe(true)
})

test('typing slows the sound down if the customer wants that, and a pause of typing restores the speed', {
  tags: 'long',
}, async () => {
  type()
  expect(rate()).toBe(1)
  choices = { ...choices, slowsDown: true }
  type()
  expect(rate()).toBe(0.75)
  await expect.poll(rate).toBe(1)
})
