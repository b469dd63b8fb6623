import type { PlayerState } from './track.ts'

type Listener = () => void

const IDLE: PlayerState = { status: 'idle', tracks: [], index: -1, rate: 1, isSingle: false }

const createSubscribe = (listeners: Set<Listener>) => (listener: Listener) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

const notifyListeners = (listeners: ReadonlySet<Listener>) => {
  for (const listener of listeners) listener()
}

export function createPlayerStore() {
  let state = IDLE
  let frame = 0
  const stateListeners = new Set<Listener>()
  const timeListeners = new Set<Listener>()

  const announceTime = () => notifyListeners(timeListeners)

  function tick() {
    frame = 0
    if (state.status !== 'playing') return
    announceTime()
    frame = requestAnimationFrame(tick)
  }

  function set(next: Partial<PlayerState>) {
    state = { ...state, ...next }
    notifyListeners(stateListeners)
    announceTime()
    if (state.status === 'playing' && frame === 0) frame = requestAnimationFrame(tick)
  }

  return {
    get: () => state,
    set,
    setStatus(status: PlayerState['status']) {
      if (status !== state.status) set({ status })
    },
    announceTime,
    subscribe: createSubscribe(stateListeners),
    subscribeTime: createSubscribe(timeListeners),
  }
}

export type PlayerStore = ReturnType<typeof createPlayerStore>
