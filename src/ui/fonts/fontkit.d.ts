declare module 'fontkit' {
  interface Font {
    availableFeatures: string[]
    hasGlyphForCodePoint(codePoint: number): boolean
  }
  /** Parses a font file; unpacks woff2. */
  export function create(file: Uint8Array): Font
}
