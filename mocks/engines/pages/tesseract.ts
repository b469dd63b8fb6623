import startCore from 'tesseract.js-core/tesseract-core-simd-lstm.js'
import { type GreyPicture, pgmOf } from './grey-picture.ts'
import type { DataName, RecognitionFiles } from './recognition-data.ts'
import type { TesseractApi, TesseractModule } from './tesseract-module.ts'

interface Corners {
  x0: number
  y0: number
  x1: number
  y1: number
}

export interface FoundWord {
  bbox: Corners
  text: string
  /** 0–100. */
  confidence: number
}

export interface FoundLine {
  words: FoundWord[]
}

export interface FoundParagraph {
  lines: FoundLine[]
}

interface FoundBlock {
  paragraphs: FoundParagraph[] | null
}

const LSTM_ONLY = 1
/** Tesseract reports finding lines up to this percentage, and then reading them. */
const LINES_FOUND = 30

export type Recogniser = Pick<Tesseract, 'recognise'>

/** Tesseract, with data loaded when a language is first used. Handles one picture at a time. */
export class Tesseract {
  readonly #files: RecognitionFiles
  #module: Promise<TesseractModule> | undefined
  #api: TesseractApi | undefined
  #languages = ''
  readonly #loaded = new Map<DataName, Promise<void>>()
  #onProgress: (share: number) => void = () => undefined

  constructor(files: RecognitionFiles) {
    this.#files = files
  }

  /** Paragraphs in reading order, in pixels of the picture. @throws Error if a file does not load */
  async recognise(
    picture: GreyPicture,
    names: readonly DataName[],
    onProgress: (share: number) => void = () => undefined,
  ): Promise<FoundParagraph[]> {
    const module = await this.#start()
    await Promise.all(names.map((name) => this.#load(module, name)))
    const api = this.#apiFor(module, names.join('+'))
    this.#onProgress = onProgress
    module.FS.writeFile('/input', pgmOf(picture))
    if (api.SetImageFile(1, 0) === 1) throw new Error('Tesseract does not take the picture.')
    api.Recognize(null)
    const { blocks } = JSON.parse(api.GetJSONText()) as { blocks: FoundBlock[] | null }
    api.Clear()
    return (blocks ?? []).flatMap(({ paragraphs }) => paragraphs ?? [])
  }

  #start() {
    this.#module ??= this.#files.core().then((wasmBinary) =>
      startCore({
        wasmBinary,
        TesseractProgress: (percent) =>
          this.#onProgress(Math.max(0, (percent - LINES_FOUND) / (100 - LINES_FOUND))),
        print: () => undefined,
        printErr: () => undefined,
      }),
    )
    // A failed load is retried with the next picture.
    this.#module.catch(() => {
      this.#module = undefined
    })
    return this.#module
  }

  #load(module: TesseractModule, name: DataName): Promise<void> {
    const known = this.#loaded.get(name)
    if (known) return known
    const loading = this.#files.data(name).then((data) => module.FS.writeFile(`${name}.traineddata`, data))
    loading.catch(() => this.#loaded.delete(name))
    this.#loaded.set(name, loading)
    return loading
  }

  #apiFor(module: TesseractModule, languages: string): TesseractApi {
    if (this.#api && this.#languages === languages) return this.#api
    this.#api?.End()
    const api = new module.TessBaseAPI()
    if (api.Init(null, languages, LSTM_ONLY) !== 0) throw new Error(`Tesseract has no data of ${languages}.`)
    this.#api = api
    this.#languages = languages
    return api
  }
}
