/** In lower case and without its dot; empty where a name has none. */
export const endingOf = (name: string): string => (/\.([^./\\]+)$/.exec(name)?.[1] ?? '').toLowerCase()

/** Control characters and marks that turn the direction of text, by which `gpj.exe` reads as `exe.jpg`. */
const UNSEEN = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

/** A name that a file may be saved under: the last part of a path, without what a reader cannot see. */
export function plainFileName(name: string): string {
  const last = name.replace(UNSEEN, '').split(/[/\\]/).at(-1) ?? ''
  return last.replace(/^[\s.]+/, '') || 'file'
}

export const withoutEnding = (name: string): string => name.replace(/\.[^.]+$/, '')
