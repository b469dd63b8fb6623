/** Invisible characters: control characters, word joiners, soft hyphens, the byte order mark. */
const UNSEEN = /[^\P{Cc}\s]|[\u00ad\u200b\u2060\ufeff]/gu

/** Letters of macOS are composed of a letter and its mark: searches and voices expect one character. */
export const tidyLine = (text: string): string =>
  text.normalize('NFC').replace(UNSEEN, '').replace(/\s+/gu, ' ').trim()

/** A break between scenes or a ruled line, which is seen and not spoken. */
const ORNAMENT = /^(?:[*#~•·◆◇❖❦⁂※_\s–—-]+|={3,})$/u
export const isOrnament = (text: string): boolean => ORNAMENT.test(text)
