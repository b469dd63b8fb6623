import { env } from '#src/config/env.ts'
import { LocalizedLink } from '#src/routing/localized-link.tsx'
import { paths } from '#src/routing/paths.ts'

/** Heights of the five bars of the waveform, in a box of 24 by 24. */
const bars = [6, 14, 20, 10, 4] as const

export function BrandMark() {
  return (
    <svg width="24" height="24" viewBox="0 0 24 24" fill="none" aria-hidden="true" className="text-accent">
      {bars.map((height, index) => (
        <rect
          key={height}
          x={1 + index * 4.75}
          y={12 - height / 2}
          width="3"
          height={height}
          rx="1.5"
          fill="currentColor"
        />
      ))}
    </svg>
  )
}

/** The brand, leading home. */
export function Logo() {
  return (
    <LocalizedLink
      to={paths.home()}
      className="inline-flex min-h-8 items-center gap-2 text-16 font-strong text-ink no-underline"
    >
      <BrandMark />
      {env.brandName}
    </LocalizedLink>
  )
}
