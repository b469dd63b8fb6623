declare module 'fontkit' {
  interface Font {
    availableFeatures: string[]
    hasGlyphForCodePoint(codePoint: number): boolean
  }
  /** Reads a font file; woff2 is unpacked. */
  export function create(file: Uint8Array): Font
}
