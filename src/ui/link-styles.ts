/** A link inside running text: underlined, so that colour alone does not mark it. */
export const textLinkStyles = 'text-accent underline hover:text-accent-strong'

export const plainLinkStyles = 'text-ink no-underline hover:underline'
