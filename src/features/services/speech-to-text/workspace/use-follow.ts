import { useEffect, useRef } from 'react'
import { player } from '#src/audio/player.ts'
import { usePlayerFrame } from '#src/audio/use-player.ts'
import { useSignal } from '#src/ui/use-signal.ts'
import { useOpenTranscript } from '../transcript/open-transcript.ts'
import { segmentAt } from './source-playback.ts'
import { useIsSourceLoaded } from './use-read-along.ts'

const SCROLL_KEYS = new Set(['PageUp', 'PageDown', 'Home', 'End', 'ArrowUp', 'ArrowDown', ' ', 'Tab'])

function useGivingWay(isOn: boolean) {
  const { follow } = useOpenTranscript()
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

export function useFollow(order: readonly string[], show: (index: number) => void) {
  const { editor, follow } = useOpenTranscript()
  const isLoaded = useIsSourceLoaded()
  const isFollowing = useSignal(follow)
  const shown = useRef(-1)
  useGivingWay(isLoaded && isFollowing)
  useEffect(() => {
    if (isFollowing) shown.current = -1
  }, [isFollowing])
  usePlayerFrame(isLoaded && isFollowing, (seconds) => {
    if (player.getState().status !== 'playing') return
    const index = segmentAt(order, editor.store.getBlock, seconds)
    if (index === shown.current || index < 0) return
    shown.current = index
    show(index)
  })
}
