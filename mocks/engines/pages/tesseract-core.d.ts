declare module 'tesseract.js-core/tesseract-core-simd-lstm.js' {
  interface Options {
    wasmBinary: Uint8Array
    TesseractProgress: (percent: number) => void
    print: (line: string) => void
    printErr: (line: string) => void
  }
  function startCore(options: Options): Promise<import('./tesseract-module.ts').TesseractModule>
  export = startCore
}
