import { SESSION_S } from '#src/rules/limits.ts'

/** Lifetime of a session and its cookie: 604,800 seconds, as the specification says. */
export const SESSION_MS = SESSION_S * 1000

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const LENGTH = 43

/** An opaque secret of 256 bits in base64url characters. `chance` returns numbers from 0 up to 1. */
export function opaqueToken(chance: () => number): string {
  let token = ''
  for (let index = 0; index < LENGTH; index += 1) token += ALPHABET[Math.floor(chance() * ALPHABET.length)]
  return token
}

/** Hash of a text (FNV-1a), as a seed for random numbers. */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return hash >>> 0
}
