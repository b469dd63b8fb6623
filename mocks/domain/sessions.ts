import { SESSION_S } from '#src/rules/limits.ts'

/** Age of a session and of its cookie: 604,800 seconds, as the specification has it. */
export const SESSION_MS = SESSION_S * 1000

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const LENGTH = 43

/** An opaque secret in base64url signs, as long as 256 bits make it. `chance` gives numbers from 0 up to 1. */
export function opaqueToken(chance: () => number): string {
  let token = ''
  for (let index = 0; index < LENGTH; index += 1) token += ALPHABET[Math.floor(chance() * ALPHABET.length)]
  return token
}

/** A number out of a text, for the seed of a chance (FNV-1a). */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return hash >>> 0
}
