/** A link inside running text: underlined, so that colour alone does not mark it. */
export const textLinkStyles = 'text-accent underline hover:text-accent-strong'

/** A link whose place says that it is one: titles of rows, breadcrumbs, navigation. */
export const plainLinkStyles = 'text-ink no-underline hover:underline'

/** A row of the main navigation or of the mobile menu, 44 px for thumbs. */
export const navLinkStyles =
  'flex min-h-11 items-center gap-2 rounded-md px-3 text-14 text-ink no-underline hover:bg-sunken aria-[current=page]:bg-accent-soft'
