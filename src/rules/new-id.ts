import { hexOf } from './hex.ts'

/** 32 hexadecimal digits by chance. Unlike `crypto.randomUUID`, pages that came without TLS have it too. */
export const newId = () => hexOf(crypto.getRandomValues(new Uint8Array(16)))
