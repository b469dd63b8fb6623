/** A link inside running text: underlined, so that colour alone does not mark it. */
export const textLinkStyles = 'text-ink underline decoration-edge hover:decoration-ink'

export const plainLinkStyles = 'text-ink no-underline hover:underline'
