import { useEffect, useRef } from 'react'

const BARS = Array.from({ length: 24 }, (_, index) => (index + 1) / 24)

/** Input level, drawn every frame outside React. Decorative: the important states have text. */
export function LevelMeter({ level }: { level: () => number }) {
  const bars = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let frame = 0
    let shown = 0
    const paint = () => {
      // Rises at once and falls slowly, so that the eye can follow.
      shown = Math.max(level(), shown * 0.9)
      for (const bar of bars.current?.children ?? []) {
        if (bar instanceof HTMLElement) bar.style.opacity = shown >= Number(bar.dataset.from) ? '1' : '0.18'
      }
      frame = requestAnimationFrame(paint)
    }
    paint()
    return () => cancelAnimationFrame(frame)
  }, [level])
  return (
    <div ref={bars} aria-hidden="true" className="flex h-8 min-w-0 flex-1 items-center gap-0.5">
      {BARS.map((from) => (
        <span key={from} data-from={from} className="h-full min-w-0.5 flex-1 rounded-sm bg-accent" />
      ))}
    </div>
  )
}
