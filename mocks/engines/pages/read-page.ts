import { guessLanguage } from '#mocks/catalog/guess-language.ts'
import type { PageLine } from '#src/contract/detect-text.ts'
import type { Rotation } from '#src/contract/generate-body.ts'
import type { LocaleCode } from '#src/contract/primitives.ts'
import type { CanvasKit } from './canvas-kit.ts'
import { partOf, turnedCanvas } from './draw-picture.ts'
import { type GreyPicture, greyOf } from './grey-picture.ts'
import type { ReadPage } from './page-engine.ts'
import { hasWords, meanConfidence } from './page-lines.ts'
import { linesIn, pictureToRead, type Reader, SURE_CONFIDENCE } from './read-lines.ts'
import { withOwnLanguages } from './read-mixed.ts'
import { readLanguages } from './recognition-data.ts'
import { type Ink, inkCentre, inkOf, isSideways, skewOf } from './skew.ts'

/** Gain in confidence required to rotate the page. */
const MIN_GAIN = 0.12
/** Share of a page, around the centre of its ink, on which orientations and languages are tried. */
const TRIED_SHARE = 0.6
/** Largest side of that part, in pixels. */
const TRIED_MAX_SIDE = 900
const REDUCED_SIDE = 1000
/** Less text is a stain. */
const MIN_LETTERS = 2
/** A page with lower confidence counts as empty, because its text could be noise. */
const TEXT_FLOOR = 0.5

/** A language per script, to find the script. */
const LANGUAGE_BY_SCRIPT: readonly LocaleCode[] = ['az', 'ru']

const reduceCanvas = (kit: CanvasKit, canvas: OffscreenCanvas) =>
  partOf(kit, canvas, 1, Math.min(1, REDUCED_SIDE / Math.max(canvas.width, canvas.height)))

const inkOn = (kit: CanvasKit, canvas: OffscreenCanvas) => inkOf(greyOf(reduceCanvas(kit, canvas)))

function straightenCanvas(kit: CanvasKit, canvas: OffscreenCanvas, ink: Ink): OffscreenCanvas {
  const angle = skewOf(ink)
  return angle === 0 ? canvas : turnedCanvas(kit, canvas, -angle)
}

const turnCanvas = (kit: CanvasKit, canvas: OffscreenCanvas, rotation: Rotation) =>
  rotation === 0 ? canvas : turnedCanvas(kit, canvas, (rotation * Math.PI) / 180)

/** A page in one of its orientations, straightened, and its picture for the recogniser. */
interface StraightPage {
  readonly canvas: OffscreenCanvas
  readonly picture: GreyPicture
}

/** A page that is read in several orientations and languages; nothing is drawn or measured twice. */
interface ReadablePage {
  readonly canvas: OffscreenCanvas
  readonly ink: Ink
  straight(rotation: Rotation): StraightPage
}

function createReadablePage(kit: CanvasKit, canvas: OffscreenCanvas): ReadablePage {
  const ink = inkOn(kit, canvas)
  const known = new Map<Rotation, StraightPage>()
  return {
    canvas,
    ink,
    straight(rotation) {
      const before = known.get(rotation)
      if (before) return before
      const turned = turnCanvas(kit, canvas, rotation)
      const straight = straightenCanvas(kit, turned, rotation === 0 ? ink : inkOn(kit, turned))
      const page = { canvas: straight, picture: pictureToRead(kit, straight) }
      known.set(rotation, page)
      return page
    },
  }
}

interface Position {
  rotation: Rotation
  languages: readonly LocaleCode[]
  meanConfidence: number
}

async function bestPosition(
  reader: Reader,
  { canvas, ink }: ReadablePage,
  { rotations, languages }: { rotations: readonly Rotation[]; languages: readonly LocaleCode[] },
): Promise<Position> {
  const quiet = { ...reader, onProgress: () => undefined }
  const share = Math.min(TRIED_SHARE, TRIED_MAX_SIDE / canvas.width)
  const middle = partOf(reader.kit, canvas, share, 1, inkCentre(ink))
  const tried = languages.length > 0 ? [languages] : LANGUAGE_BY_SCRIPT.map((locale) => [locale])
  let best: Position = { rotation: 0, languages, meanConfidence: 0 }
  for (const rotation of rotations) {
    const picture = pictureToRead(reader.kit, turnCanvas(reader.kit, middle, rotation))
    for (const wanted of tried) {
      const lines = await linesIn(quiet, picture, wanted)
      const position = { rotation, languages: wanted, meanConfidence: meanConfidence(lines) }
      if (position.meanConfidence > best.meanConfidence) best = position
      if (best.meanConfidence >= SURE_CONFIDENCE) return best
    }
  }
  return best
}

interface Reading extends Position {
  canvas: OffscreenCanvas
  lines: PageLine[]
}

async function readInPosition(
  reader: Reader,
  page: ReadablePage,
  { rotation, languages }: Omit<Position, 'meanConfidence'>,
) {
  const { canvas, picture } = page.straight(rotation)
  const lines = await linesIn(reader, picture, languages)
  return { canvas, lines, rotation, languages, meanConfidence: meanConfidence(lines) }
}

async function readWithoutTurning(reader: Reader, page: ReadablePage, languages: readonly LocaleCode[]) {
  const first = languages.length > 0 ? languages : LANGUAGE_BY_SCRIPT.slice(0, 1)
  const reading = await readInPosition(reader, page, { rotation: 0, languages: first })
  if (reading.meanConfidence >= SURE_CONFIDENCE) return reading
  const best = await bestPosition(reader, page, { rotations: [0, 180], languages })
  const isSame = best.rotation === 0 && best.languages[0] === reading.languages[0]
  if (isSame || best.meanConfidence < reading.meanConfidence + MIN_GAIN) return reading
  const other = await readInPosition(reader, page, best)
  return other.meanConfidence > reading.meanConfidence ? other : reading
}

/** Edges of a picture or a table on the page can look like lines of text, so an unsure sideways reading is compared. */
async function readUpright(reader: Reader, page: ReadablePage, languages: readonly LocaleCode[]) {
  if (!isSideways(page.ink)) return readWithoutTurning(reader, page, languages)
  const position = await bestPosition(reader, page, { rotations: [90, 270], languages })
  const turned = await readInPosition(reader, page, position)
  if (turned.meanConfidence >= SURE_CONFIDENCE) return turned
  const standing = await readWithoutTurning(reader, page, languages)
  return standing.meanConfidence > turned.meanConfidence ? standing : turned
}

export async function readPage(
  reader: Reader,
  canvas: OffscreenCanvas,
  wanted: readonly LocaleCode[],
): Promise<ReadPage> {
  const page = createReadablePage(reader.kit, canvas)
  let reading: Reading = await readUpright(reader, page, wanted)
  const possible = wanted.length === 0 ? readLanguages : wanted
  const text = reading.lines.map((line) => line.text).join('\n')
  const guessed = guessLanguage(text, possible)
  if (wanted.length === 0 && guessed !== reading.languages[0] && text.length > MIN_LETTERS) {
    const { rotation } = reading
    const again = await readInPosition(reader, page, { rotation, languages: [guessed] })
    if (again.meanConfidence >= reading.meanConfidence - MIN_GAIN) reading = again
  }
  const letters = reading.lines.reduce((sum, line) => sum + line.text.length, 0)
  if (letters < MIN_LETTERS || reading.meanConfidence < TEXT_FLOOR || !hasWords(reading.lines)) {
    return { lines: [], languages: [...wanted], rotation: 0 }
  }
  const { rotation } = reading
  const read = { ...(await withOwnLanguages(reader, reading, possible)), rotation }
  if (reading.canvas === canvas) return read
  const { width, height } = reading.canvas
  return { ...read, picture: { content: await reader.kit.jpeg(reading.canvas), width, height } }
}
