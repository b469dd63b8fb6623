/** Invisible characters: control characters, word joiners, soft hyphens, the byte order mark. */
const UNSEEN = /[^\P{Cc}\s]|[\u00ad\u200b\u2060\ufeff]/gu

export const tidyLine = (text: string): string => text.replace(UNSEEN, '').replace(/\s+/gu, ' ').trim()
