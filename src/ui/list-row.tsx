import type { ReactNode } from 'react'

interface ListRowProps {
  /** Content before the title: an icon, a picture, a play button. */
  leading?: ReactNode
  /**
   * Usually a link that truncates itself, because a truncated box around it would cut its focus ring. Other titles
   * wrap.
   */
  title: ReactNode
  /** Second line on phones, next to the title's end from 768 px. */
  details?: ReactNode
  /** Content at the end: a price, a badge, a menu. */
  trailing?: ReactNode
}

/** A row of a list, 52 px high with a line below. Put rows into a `ul`; never a card inside a card. */
export function ListRow({ leading, title, details, trailing }: ListRowProps) {
  return (
    <li className="row flex min-h-13 items-center gap-2 border-b border-line py-2 hover:bg-sunken">
      {leading}
      <div className="min-w-0 flex-1 md:flex md:items-center md:gap-4">
        <div className="wrap-long min-w-0 flex-1 text-14 font-strong">{title}</div>
        {details && <div className="tabular text-13 text-muted max-md:wrap-long md:truncate">{details}</div>}
      </div>
      {trailing && <div className="flex shrink-0 items-center gap-2">{trailing}</div>}
    </li>
  )
}
