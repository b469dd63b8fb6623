import { env } from '#src/config/env.ts'
import { LocalizedLink } from '#src/routing/localized-link.tsx'
import { paths } from '#src/routing/paths.ts'
import { BrandMark } from '#src/ui/brand-mark.tsx'

/** Icon and name; on a phone the icon alone where the link to the parent page, or the tray, needs the room. */
export function Logo() {
  return (
    <LocalizedLink
      to={paths.home()}
      className="inline-flex min-h-8 items-center gap-2 text-16 font-strong text-ink no-underline"
    >
      <BrandMark />
      <span className="brand">{env.brandName}</span>
    </LocalizedLink>
  )
}
