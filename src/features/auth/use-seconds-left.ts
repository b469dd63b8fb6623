import { useEffect, useState } from 'react'

const SECOND_MS = 1_000

/** Counts down the whole seconds until a time in ms since 1970; 0 afterwards and without a time. */
export function useSecondsLeft(endMs: number | undefined) {
  const [nowMs, setNowMs] = useState(0)
  const secondsLeft = endMs === undefined ? 0 : Math.max(0, Math.ceil((endMs - nowMs) / SECOND_MS))
  const isOver = secondsLeft === 0
  useEffect(() => {
    if (endMs === undefined || isOver) return
    const tick = () => setNowMs(Date.now())
    tick()
    const timer = setInterval(tick, SECOND_MS)
    return () => clearInterval(timer)
  }, [endMs, isOver])
  return nowMs === 0 ? 0 : secondsLeft
}
