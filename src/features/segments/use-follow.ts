import { useEffect, useRef } from 'react'
import { player } from '#src/audio/player.ts'
import { usePlayerFrame } from '#src/audio/use-player.ts'
import { useEditor } from '#src/features/editor/editor-context.ts'
import type { Signal } from '#src/lib/signal.ts'
import { useSignal } from '#src/ui/use-signal.ts'
import { segmentAt } from './segment-at.ts'

const SCROLL_KEYS = new Set(['PageUp', 'PageDown', 'Home', 'End', 'ArrowUp', 'ArrowDown', ' ', 'Tab'])

export interface Following {
  readonly isLoaded: boolean
  /** Whether the text scrolls with the playback; scrolling by the reader ends that. */
  readonly follow: Signal<boolean>
}

function useStopFollowing(isOn: boolean, follow: Signal<boolean>) {
  useEffect(() => {
    if (!isOn) return
    const listening = new AbortController()
    const { signal } = listening
    const giveWay = () => follow.set(false)
    const giveWayToKey = (event: KeyboardEvent) => {
      const isOnControl =
        event.target instanceof HTMLElement && event.target.closest('button, input, [role=menu]')
      if (SCROLL_KEYS.has(event.key) && !isOnControl) giveWay()
    }
    addEventListener('wheel', giveWay, { signal, passive: true })
    addEventListener('touchmove', giveWay, { signal, passive: true })
    addEventListener('keydown', giveWayToKey, { signal })
    return () => listening.abort()
  }, [isOn, follow])
}

export function useFollow(
  { isLoaded, follow }: Following,
  order: readonly string[],
  show: (index: number) => void,
) {
  const { store } = useEditor()
  const isFollowing = useSignal(follow)
  const shown = useRef(-1)
  useStopFollowing(isLoaded && isFollowing, follow)
  useEffect(() => {
    if (isFollowing) shown.current = -1
  }, [isFollowing])
  usePlayerFrame(isLoaded && isFollowing, (seconds) => {
    if (player.getState().status !== 'playing') return
    const index = segmentAt(order, store.getBlock, seconds)
    if (index === shown.current || index < 0) return
    shown.current = index
    show(index)
  })
}
