/** The used part of the recogniser's interface: https://github.com/naptha/tesseract.js-core */
export interface TesseractApi {
  /** Returns 0 if the data was found. */
  Init(folder: null, languages: string, engine: number): number
  /** Reads the file `/input`. Returns 1 if it is not a picture. */
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
