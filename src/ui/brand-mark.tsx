/** Heights of the bars of a waveform in a box of 24 by 24, the same as in the favicon (src/app/brand-mark.svg). */
const BAR_HEIGHTS = [6, 14, 20, 10, 4] as const

interface BrandMarkProps {
  /** Edge length in pixels. */
  size?: 20 | 24 | 40
}

/** The product's logo: five bars of a waveform. Decorative: the name is next to it. */
export function BrandMark({ size = 24 }: BrandMarkProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="currentColor"
      aria-hidden="true"
      className="shrink-0 text-accent"
    >
      {BAR_HEIGHTS.map((height, index) => (
        <rect key={height} x={1 + index * 4.75} y={12 - height / 2} width="3" height={height} rx="1.5" />
      ))}
    </svg>
  )
}
