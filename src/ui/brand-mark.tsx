/** Six bars in a box of 24: a short word as its waveform. */
const bars = 'M2 9v6M6 5v14M10 2v20M14 7v10M18 4v16M22 8v8'

interface BrandMarkProps {
  /** Edge length in pixels. */
  size?: 20 | 24 | 40
}

/** The small waveform beside the name. Decoration: the link around it carries the name. */
export function BrandMark({ size = 24 }: BrandMarkProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" className="shrink-0 text-accent">
      <path d={bars} stroke="currentColor" strokeWidth={2} strokeLinecap="round" />
    </svg>
  )
}
