import { createPlayerStore, type PlayerStore } from './player-store.ts'
import { type PlayerState, type Track, trackOf } from './track.ts'
import { createTrackSource, type TrackSource } from './track-source.ts'

/** After this many seconds "previous" restarts the track instead of opening the one before. */
const RESTART_AFTER_S = 3

export interface Start {
  index?: number
  seconds?: number
  isSingle?: boolean
}

const isErrorNamed = (error: unknown, name: string) => error instanceof DOMException && error.name === name

const isUnderWay = ({ status }: PlayerState) => status === 'playing' || status === 'loading'

function createTransport({ get, set, setStatus, announceTime }: PlayerStore, source: TrackSource) {
  function start() {
    source.play().catch((error: unknown) => {
      // A newer track or a pause interrupted it; this is not a failure.
      if (isErrorNamed(error, 'AbortError')) return
      setStatus(isErrorNamed(error, 'NotAllowedError') ? 'paused' : 'failed')
    })
  }

  function open(index: number, seconds = 0, queue: Partial<Pick<PlayerState, 'tracks' | 'isSingle'>> = {}) {
    const { tracks, rate } = { ...get(), ...queue }
    const track = tracks[index]
    if (!track) return
    source.load(track, seconds, rate)
    set({ ...queue, index, status: 'loading' })
    start()
  }

  function seek(seconds: number) {
    const track = trackOf(get())
    if (!track) return
    source.seek(Math.min(Math.max(seconds, 0), track.duration))
    if (get().status === 'ended') setStatus('paused')
    announceTime()
  }

  function play() {
    const { status, index } = get()
    if (status === 'failed') open(index, source.getTime())
    else if (status === 'ended') open(index)
    else if (index >= 0) start()
  }

  function pause() {
    source.pause()
    const { status, index } = get()
    if (index >= 0 && status !== 'failed') setStatus('paused')
  }

  function advance() {
    const { isSingle, index, tracks } = get()
    if (!isSingle && index + 1 < tracks.length) open(index + 1)
    else setStatus('ended')
  }

  return { open, seek, play, pause, advance }
}

/** Sets the current track's length from its file if the server does not provide it. */
function measureTrack({ get, set }: PlayerStore, duration: number) {
  const { tracks, index } = get()
  if (tracks[index]?.duration !== 0) return
  set({ tracks: tracks.map((track, place) => (place === index ? { ...track, duration } : track)) })
}

/**
 * Plays tracks in order through a single audio element. The time is read with `getTime` and announced to separate
 * listeners once per frame during playback, so that nothing else renders because of it.
 */
export function createPlayer(
  createElement: () => HTMLAudioElement = () => new Audio(),
  store = createPlayerStore(),
) {
  const source = createTrackSource(createElement, {
    onPlay: () => store.setStatus('playing'),
    onWait: () => store.setStatus('loading'),
    onPause: () => isUnderWay(store.get()) && store.setStatus('paused'),
    onEnd: () => advance(),
    onError: () => store.setStatus('failed'),
    onLength: (seconds) => measureTrack(store, seconds),
  })
  const { open, seek, play, pause, advance } = createTransport(store, source)
  return {
    getState: store.get,
    subscribe: store.subscribe,
    /** Position in the current track, in seconds. */
    getTime: source.getTime,
    subscribeTime: store.subscribeTime,
    /** Replaces the queue and plays from `index`, or that track alone if `isSingle`. */
    load(tracks: readonly Track[], { index = 0, seconds = 0, isSingle = false }: Start = {}) {
      open(index, seconds, { tracks, isSingle })
    },
    play,
    pause,
    toggle: () => (isUnderWay(store.get()) ? pause() : play()),
    seek,
    next: () => open(store.get().index + 1),
    previous() {
      const { index } = store.get()
      if (source.getTime() > RESTART_AFTER_S || index === 0) seek(0)
      else open(index - 1)
    },
    setRate(rate: number) {
      source.setRate(rate)
      store.set({ rate })
    },
    close() {
      source.unload()
      store.set({ status: 'idle', tracks: [], index: -1 })
    },
  }
}

export type Player = ReturnType<typeof createPlayer>
