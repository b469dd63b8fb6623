/** What is never seen in a line: control characters, joiners of lines, the mark at the head of a file. */
const UNSEEN = /[^\P{Cc}\s]|[\u00ad\u200b\u2060\ufeff]/gu

export const tidyLine = (text: string): string => text.replace(UNSEEN, '').replace(/\s+/gu, ' ').trim()
