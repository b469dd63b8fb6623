import { memo, useId, useMemo, useRef } from 'react'
import { usePlayerFrame } from './use-player.ts'
import { barsOf, waveformBox, waveformPath } from './waveform-path.ts'

interface WaveformProps {
  peaks: readonly number[]
  duration: number
  isCurrent: boolean
  bars?: number
  className?: string
}

export const Waveform = memo(function Waveform(props: WaveformProps) {
  const { peaks, duration, isCurrent, bars: count = 64, className } = props
  const clip = useRef<SVGRectElement>(null)
  const clipId = useId()
  const bars = useMemo(() => barsOf(peaks, count), [peaks, count])
  const path = useMemo(() => waveformPath(bars), [bars])
  const { width, height } = waveformBox(bars.length)
  usePlayerFrame(isCurrent, (seconds) => {
    const share = duration > 0 ? Math.min(1, seconds / duration) : 0
    clip.current?.setAttribute('width', String(width * share))
  })
  if (bars.length === 0) return null
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      fill="none"
      strokeWidth="1.75"
      strokeLinecap="round"
      className={className}
    >
      <path d={path} vectorEffect="non-scaling-stroke" className="stroke-edge" />
      {isCurrent && (
        <>
          <clipPath id={clipId}>
            <rect ref={clip} height={height} width="0" />
          </clipPath>
          <path
            d={path}
            vectorEffect="non-scaling-stroke"
            className="stroke-accent"
            clipPath={`url(#${clipId})`}
          />
        </>
      )}
    </svg>
  )
})
