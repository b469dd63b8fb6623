/** SHA-256 of a file's bytes in hex: by it a file is recognised that comes back under any name. */
export async function fingerprintOf(bytes: BufferSource): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', bytes)
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
