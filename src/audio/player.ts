import type { Player, Start } from './create-player.ts'
import { playerInUse } from './player-in-use.ts'
import { createPlayerStore } from './player-store.ts'
import { isOpen, type Track } from './track.ts'

export const RATES = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] as const

const store = createPlayerStore()
let element: HTMLAudioElement | undefined
let made: Player | undefined
let making: Promise<Player> | undefined
/** Time in the first track until the code is there. */
let firstSeconds = 0

/**
 * Makes the page's only element for sound. Call it within a press whose sound arrives later: Safari lets an element
 * play without a press only if a press has loaded it before.
 */
export function allowSound(): HTMLAudioElement {
  element ??= new Audio()
  if (!element.src) element.load()
  return element
}

/** Loads the code that plays, which no page needs before something is played. */
export async function loadPlayer(): Promise<Player> {
  const { createPlayer } = await import('./create-player.ts')
  made ??= createPlayer(allowSound, store)
  return made
}

/** Shows the first tracks as loading until the code is there. */
function loadFirst(tracks: readonly Track[], start: Start) {
  const { index = 0, seconds = 0, isSingle = false } = start
  firstSeconds = seconds
  allowSound()
  if (tracks[index]) store.set({ tracks, index, isSingle, status: 'loading' })
  making = loadPlayer()
  void making.then(
    (player) => player.load(tracks, start),
    (error: unknown) => {
      store.set({ status: 'idle', tracks: [], index: -1 })
      throw error
    },
  )
}

/** Calls in their order; before the first tracks there is nothing to act on. */
const act = (use: (player: Player) => void) =>
  made ? use(made) : void making?.then(use).catch(() => undefined)

export const player: Player = {
  getState: store.get,
  subscribe: store.subscribe,
  getTime: () => made?.getTime() ?? firstSeconds,
  subscribeTime: store.subscribeTime,
  // With the code at hand it plays within the press, as some browsers demand.
  load: (tracks, start = {}) => (made ? made.load(tracks, start) : loadFirst(tracks, start)),
  play: () => act(({ play }) => play()),
  pause: () => act(({ pause }) => pause()),
  toggle: () => act(({ toggle }) => toggle()),
  seek(seconds) {
    firstSeconds = seconds
    act(({ seek }) => seek(seconds))
  },
  next: () => act(({ next }) => next()),
  previous: () => act(({ previous }) => previous()),
  setRate(rate) {
    store.set({ rate })
    act(({ setRate }) => setRate(rate))
  },
  close: () => act(({ close }) => close()),
}

player.subscribe(() => playerInUse.set(isOpen(player.getState())))
