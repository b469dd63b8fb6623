import { hexOf } from './hex.ts'

/** 32 random hexadecimal digits. Unlike `crypto.randomUUID`, it also works on pages without TLS. */
export const newId = () => hexOf(crypto.getRandomValues(new Uint8Array(16)))
