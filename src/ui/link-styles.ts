/** A link in running text; underlined, because colour alone is not enough. */
export const textLinkStyles = 'text-ink underline decoration-edge hover:decoration-ink'

export const plainLinkStyles = 'text-ink no-underline hover:underline'
