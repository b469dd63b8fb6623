/** The recogniser as far as it is used: https://github.com/naptha/tesseract.js-core */
export interface TesseractApi {
  /** Answers 0 when the data was found. */
  Init(folder: null, languages: string, engine: number): number
  /** Takes the file `/input`. Answers 1 when it is no picture. */
  SetImageFile(exif: number, angle: number): number
  Recognize(monitor: null): number
  GetJSONText(): string
  Clear(): void
  End(): void
}

export interface TesseractModule {
  FS: { writeFile(path: string, content: Uint8Array): void }
  TessBaseAPI: new () => TesseractApi
}
