import { useEffect, useRef, useSyncExternalStore } from 'react'
import { player } from './player.ts'
import { type PlayerState, trackOf } from './track.ts'

/**
 * A part of the player's state; renders only when that part changes. `select` must not create a new object on each
 * call.
 */
export function usePlayer<Selected>(select: (state: PlayerState) => Selected): Selected {
  const read = () => select(player.getState())
  return useSyncExternalStore(player.subscribe, read, read)
}

export function useTrackStatus(id: string) {
  return usePlayer((state) => (trackOf(state)?.id === id ? state.status : undefined))
}

export function usePlayerTime(perSecond = 4) {
  const read = () => Math.floor(player.getTime() * perSecond) / perSecond
  return useSyncExternalStore(player.subscribeTime, read, read)
}

/** Calls `paint` on every frame in which the time may have changed, outside React. */
export function usePlayerFrame(isActive: boolean, paint: (seconds: number) => void) {
  const latest = useRef(paint)
  useEffect(() => {
    latest.current = paint
  })
  useEffect(() => {
    if (!isActive) return
    const draw = () => latest.current(player.getTime())
    draw()
    return player.subscribeTime(draw)
  }, [isActive])
}
