import { opaqueToken } from '#mocks/domain/sessions.ts'

const secureChance = () => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32

export const newToken = () => opaqueToken(secureChance)
