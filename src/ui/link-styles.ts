/** A link inside running text: underlined, so that colour alone does not mark it. */
export const textLinkStyles = 'text-accent underline hover:text-accent-strong'

/** A link whose place says that it is one: titles of rows, breadcrumbs, navigation. */
export const plainLinkStyles = 'text-ink no-underline hover:underline'
