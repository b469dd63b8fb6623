/**
 * Characters without a sound: control characters, word joiners, soft hyphens, the byte order mark, marks of direction,
 * signs of icon fonts.
 */
const UNSEEN =
  /[^\P{Cc}\s]|[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ue000-\uf8ff\ufeff]/gu

/** Letters of macOS are composed of a letter and its mark: searches and voices expect one character. */
export const tidyLine = (text: string): string =>
  text.normalize('NFC').replace(UNSEEN, '').replace(/\s+/gu, ' ').trim()

/** A break between scenes or a ruled line, which is seen and not spoken. */
const ORNAMENT = /^(?:[*#~•·◆◇❖❦⁂※_\s–—-]+|={3,})$/u
export const isOrnament = (text: string): boolean => ORNAMENT.test(text)
