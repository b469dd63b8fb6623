/** File extension in lower case without the dot; empty if there is none. */
export const extensionOf = (name: string): string => (/\.([^./\\]+)$/.exec(name)?.[1] ?? '').toLowerCase()

/** Control characters and direction marks, which make `gpj.exe` look like `exe.jpg`. */
const UNSEEN = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

/** A safe name for saving a file: the last part of a path, without invisible characters. */
export function plainFileName(name: string): string {
  const last = name.replace(UNSEEN, '').split(/[/\\]/).at(-1) ?? ''
  return last.replace(/^[\s.]+/, '') || 'file'
}

export const withoutExtension = (name: string): string => name.replace(/\.[^.]+$/, '')
