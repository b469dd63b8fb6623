import type { MakeFile } from '#mocks/engines/file-maker.ts'
import { makeFile as makeSound } from '#mocks/features/audio/make-file.ts'
import { services } from './services.ts'

/** Generates a file on its first request: a service's own, or a sound. */
export const makeFile: MakeFile = async (key, parts) => {
  for (const { makeFile: makeOwn } of Object.values(services)) {
    const made = await makeOwn?.(key, parts)
    if (made) return made
  }
  return makeSound(key, parts)
}
