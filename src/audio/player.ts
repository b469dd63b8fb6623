import { createSilence } from './silence.ts'
import { type PlayerState, type PlayerStatus, type Track, trackOf } from './track.ts'

export const RATES = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] as const

/** Back to the start of a track instead of the one before, from so many seconds on. */
const RESTART_AFTER_S = 3

type Listener = () => void

interface Start {
  index?: number
  seconds?: number
  isSingle?: boolean
}

/**
 * Plays one track after the other through a single audio element. The time is read with `getTime` and announced
 * to its own listeners once a frame while something plays, so that nothing else is rendered for it.
 */
export function createPlayer(createElement: () => HTMLAudioElement = () => new Audio()) {
  let state: PlayerState = { status: 'idle', tracks: [], index: -1, rate: 1, isSingle: false }
  let element: HTMLAudioElement | undefined
  let frame = 0
  /** Where to start once the sound has come far enough to know its length. */
  let startAt: number | undefined
  const stateListeners = new Set<Listener>()
  const timeListeners = new Set<Listener>()
  const silence = createSilence(() => advance())

  const isSilent = () => trackOf(state) !== undefined && trackOf(state)?.url === undefined

  function announceTime() {
    for (const listener of timeListeners) listener()
  }

  function tick() {
    frame = 0
    if (state.status !== 'playing') return
    announceTime()
    frame = requestAnimationFrame(tick)
  }

  function set(next: Partial<PlayerState>) {
    state = { ...state, ...next }
    for (const listener of stateListeners) listener()
    announceTime()
    if (state.status === 'playing' && frame === 0) frame = requestAnimationFrame(tick)
  }

  const setStatus = (status: PlayerStatus) => status !== state.status && set({ status })

  function audio() {
    if (element) return element
    const created = createElement()
    created.preload = 'auto'
    created.addEventListener('playing', () => setStatus('playing'))
    created.addEventListener('waiting', () => setStatus('loading'))
    // The event comes late: by then the next track may have begun.
    created.addEventListener('pause', () => created.paused && !created.ended && pauseSeen())
    created.addEventListener('ended', () => advance())
    created.addEventListener('error', () => created.getAttribute('src') && setStatus('failed'))
    created.addEventListener('loadedmetadata', () => {
      if (startAt !== undefined) created.currentTime = startAt
      startAt = undefined
    })
    element = created
    return created
  }

  /** The system or the browser may pause too, e.g. when a headset is unplugged. */
  function pauseSeen() {
    if (!isSilent() && (state.status === 'playing' || state.status === 'loading')) setStatus('paused')
  }

  function start() {
    if (isSilent()) {
      silence.play()
      return setStatus('playing')
    }
    const sound = audio()
    setStatus('loading')
    sound.play().catch((error: unknown) => {
      // A newer track or a pause interrupted it: nothing has failed.
      if (error instanceof DOMException && error.name === 'AbortError') return
      setStatus(error instanceof DOMException && error.name === 'NotAllowedError' ? 'paused' : 'failed')
    })
  }

  function open(index: number, seconds = 0) {
    const track = state.tracks[index]
    if (!track) return
    silence.pause()
    const sound = audio()
    sound.pause()
    set({ index, status: 'loading' })
    if (track.url === undefined) {
      silence.load(track.duration)
      silence.seek(seconds)
    } else {
      startAt = seconds > 0 ? seconds : undefined
      sound.src = track.url
      sound.playbackRate = state.rate
      sound.defaultPlaybackRate = state.rate
    }
    start()
  }

  function advance() {
    if (!state.isSingle && state.index + 1 < state.tracks.length) open(state.index + 1)
    else setStatus('ended')
  }

  function getTime() {
    if (isSilent()) return silence.getTime()
    return startAt ?? element?.currentTime ?? 0
  }

  function seek(seconds: number) {
    const track = trackOf(state)
    if (!track) return
    const to = Math.min(Math.max(seconds, 0), track.duration)
    if (isSilent()) silence.seek(to)
    else if (element && element.readyState >= HTMLMediaElement.HAVE_METADATA) element.currentTime = to
    else startAt = to
    if (state.status === 'ended') setStatus('paused')
    announceTime()
  }

  function play() {
    if (state.status === 'failed' || state.status === 'ended') open(state.index)
    else if (state.index >= 0) start()
  }

  function pause() {
    silence.pause()
    element?.pause()
    if (state.index >= 0 && state.status !== 'failed') setStatus('paused')
  }

  return {
    getState: () => state,
    subscribe(listener: Listener) {
      stateListeners.add(listener)
      return () => {
        stateListeners.delete(listener)
      }
    },
    /** Seconds into the present track. */
    getTime,
    subscribeTime(listener: Listener) {
      timeListeners.add(listener)
      return () => {
        timeListeners.delete(listener)
      }
    },
    /** Plays these from the one at `index` on, or that one only. Whatever played before stops. */
    load(tracks: readonly Track[], { index = 0, seconds = 0, isSingle = false }: Start = {}) {
      state = { ...state, tracks, isSingle }
      open(index, seconds)
    },
    play,
    pause,
    toggle: () => (state.status === 'playing' || state.status === 'loading' ? pause() : play()),
    seek,
    next: () => open(state.index + 1),
    previous: () => (getTime() > RESTART_AFTER_S || state.index === 0 ? seek(0) : open(state.index - 1)),
    setRate(rate: number) {
      silence.setRate(rate)
      if (element) {
        element.defaultPlaybackRate = rate
        element.playbackRate = rate
      }
      set({ rate })
    },
    close() {
      silence.pause()
      element?.pause()
      element?.removeAttribute('src')
      set({ status: 'idle', tracks: [], index: -1 })
    },
  }
}

export type Player = ReturnType<typeof createPlayer>

/** The one player of the app: whatever starts, everything else falls silent. */
export const player = createPlayer()
