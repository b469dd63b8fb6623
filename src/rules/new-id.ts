/** Nobody makes the same one again. Unlike `crypto.randomUUID`, pages that came without TLS have it too. */
export const newId = () => crypto.getRandomValues(new Uint32Array(4)).join('-')
