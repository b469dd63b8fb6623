import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { createNodePageEngine, createNodeTesseract } from '#mocks/engines/pages/create-node-page-engine.ts'
import type { GreyPicture } from '#mocks/engines/pages/grey-picture.ts'
import type { PageEngine } from '#mocks/engines/pages/page-engine.ts'
import type { FoundParagraph, FoundWord, Recogniser } from '#mocks/engines/pages/tesseract.ts'
import { NEW_READINGS, READINGS } from './readings-file.ts'

type RecordedWord = readonly [
  text: string,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  confidence: number,
]

/** Words in lines in paragraphs: everything a page consists of. */
type RecordedReading = readonly (readonly (readonly RecordedWord[])[])[]

const toRecord = (paragraphs: readonly FoundParagraph[]): RecordedReading =>
  paragraphs.map(({ lines }) =>
    lines.map(({ words }) =>
      words.map(({ text, confidence, bbox }) => [text, bbox.x0, bbox.y0, bbox.x1, bbox.y1, confidence]),
    ),
  )

const wordOf = ([text, x0, y0, x1, y1, confidence]: RecordedWord): FoundWord => ({
  text,
  confidence,
  bbox: { x0, y0, x1, y1 },
})

const toParagraphs = (reading: RecordedReading): FoundParagraph[] =>
  reading.map((lines) => ({ lines: lines.map((words) => ({ words: words.map(wordOf) })) }))

/** Depends on every pixel of the picture and every language, so a record never replaces another reading. */
function keyOf({ width, height, pixels }: GreyPicture, names: readonly string[]): string {
  const hash = createHash('sha1').update(`${width}x${height} `).update(pixels).digest('base64url')
  return `${names.join('+')} ${hash}`
}

let records: Map<string, RecordedReading> | undefined

function recordsOf(): Map<string, RecordedReading> {
  records ??= new Map(
    (existsSync(READINGS) ? readFileSync(READINGS, 'utf8') : '')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as [string, RecordedReading]),
  )
  return records
}

const notedKeys = new Set<string>()

/** Adds a reading to the new records, without duplicates. */
function note(file: string, key: string, reading: RecordedReading) {
  if (notedKeys.has(key)) return
  notedKeys.add(key)
  appendFileSync(file, `${JSON.stringify([key, reading])}\n`)
}

/**
 * Returns the recorded reading of a picture, because Tesseract takes a second of processor time for each.
 * Tesseract itself reads a picture without a record, so a change of the steps before it is slow but never wrong.
 */
function createRecordedRecogniser(): Recogniser {
  const tesseract = createNodeTesseract()
  return {
    async recognise(picture, names, onProgress = () => undefined) {
      const key = keyOf(picture, names)
      const known = NEW_READINGS === undefined ? recordsOf().get(key) : undefined
      if (known) {
        onProgress(1)
        return toParagraphs(known)
      }
      const reading = toRecord(await tesseract.recognise(picture, names, onProgress))
      if (NEW_READINGS !== undefined) note(NEW_READINGS, key, reading)
      return toParagraphs(reading)
    },
  }
}

/** Node's page engine on recorded results of its recogniser; `npm run readings` records them again. */
export const createRecordedPageEngine = (): PageEngine => createNodePageEngine(createRecordedRecogniser())
