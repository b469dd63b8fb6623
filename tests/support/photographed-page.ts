import { type Canvas, createCanvas } from '@napi-rs/canvas'
import type { LocaleCode } from '#src/contract/primitives.ts'
import { blankPaper, inkPenOn, type PaperFont } from './paper.ts'
import { quickPng } from './png-file.ts'

/** Texts of the pages, one per language. */
export const pageTexts: Readonly<Record<LocaleCode, string>> = {
  az: 'Muğam Azərbaycan xalqının yüz illər boyu qoruyub saxladığı musiqi sənətidir. O, ustaddan şagirdə canlı ifa ilə ötürülür. Xanəndə oxumağa başlayanda tar və kamança onun səsini izləyir, sonra isə özləri söz deyir. Beləcə üç səs bir söhbətə çevrilir. Qəbz 14.10.2026, cəmi 48,20 manat.',
  tr: 'Günaydın, değerli dinleyiciler. Bugün ülkenin batısında hava açık, doğu illerinde ise yer yer yağmur bekleniyor. Boğaz hattında vapur seferleri sis nedeniyle bir saat gecikmeyle başladı. Yetkililer öğleye kadar durumun düzeleceğini söylüyor. Bilet 35,50 lira.',
  en: 'Welcome to your first day. In the next three minutes you will learn how our team works, and where to ask when you are stuck. Every morning at ten we meet for a quarter of an hour. Say what you finished, what comes next, and what stands in your way. Room 214, phone 555-0137.',
  ru: 'Чайная на набережной открыта с восьми утра. Свежая выпечка, двадцать сортов чая и вид на море. Приходите вдвоём: вторая чашка за наш счёт. До конца ноября. Объявление № 5, щётка, эхо, съезд, ещё раз. Телефон 555-01-37, дом 14.',
}

/** Fonts with all letters of the language. */
const fonts: Readonly<Record<LocaleCode, PaperFont>> = {
  az: 'DejaVu Serif',
  tr: 'DejaVu Sans',
  en: 'Tinos',
  ru: 'Liberation Sans',
}

export interface PageLook {
  /** Resolution of an A4 page. */
  dpi?: number
  /** Height of the letters, in points. */
  points?: number
  /** Largest deviation of a pixel's brightness, of 255. */
  grain?: number
  /** Rotation in degrees clockwise. */
  skew?: number
  turn?: 0 | 90 | 180 | 270
  /** Language of a second paragraph below the first. */
  below?: LocaleCode
}

const sizeOf = ({ dpi = 150, points = 11 }: PageLook) => (points * dpi) / 72
const newPaper = ({ dpi = 150 }: PageLook) => blankPaper(Math.round(8.27 * dpi), Math.round(11.69 * dpi))
const leftMargin = (dpi: number) => dpi * 0.9

const penFor = (paper: Canvas, locale: LocaleCode, look: PageLook) =>
  inkPenOn(paper, sizeOf(look), fonts[locale])

/** Lines of the text, broken to fit the paper. */
function linesFor(paper: Canvas, locale: LocaleCode, look: PageLook): string[] {
  const { dpi = 150 } = look
  const pen = penFor(paper, locale, look)
  const lines: string[] = []
  let line = ''
  for (const word of `${pageTexts[locale]} `.split(' ')) {
    if (word === '' || pen.measureText(`${line} ${word}`).width > paper.width - dpi * 1.8) {
      lines.push(line)
      line = word
    } else line = line === '' ? word : `${line} ${word}`
  }
  return lines
}

/** Writes from this height on. Returns the height at which the text ends. */
function writeText(paper: Canvas, locale: LocaleCode, look: PageLook, from = look.dpi ?? 150): number {
  const { dpi = 150 } = look
  let top = from
  for (const line of linesFor(paper, locale, look)) {
    penFor(paper, locale, look).fillText(line, leftMargin(dpi), top)
    top += sizeOf(look) * 1.6
  }
  return top
}

/** Start of a word on its baseline, as shares of the page once it is upright and straight. */
export function wordPlace(locale: LocaleCode, word: string, look: PageLook): [number, number] {
  const { dpi = 150, skew = 0 } = look
  const paper = newPaper(look)
  const lines = linesFor(paper, locale, look)
  const row = lines.findIndex((line) => line.split(' ').includes(word))
  const before = (lines[row] ?? '').split(word)[0] ?? ''
  const left = leftMargin(dpi) + penFor(paper, locale, look).measureText(before).width
  const base = dpi + row * sizeOf(look) * 1.6
  const angle = (Math.abs(skew) * Math.PI) / 180
  // Rotating the page around its centre needs this much paper.
  const width = paper.width * Math.cos(angle) + paper.height * Math.sin(angle)
  const height = paper.width * Math.sin(angle) + paper.height * Math.cos(angle)
  return [(left + (width - paper.width) / 2) / width, (base + (height - paper.height) / 2) / height]
}

function addGrain(paper: Canvas, most = 12) {
  const pen = paper.getContext('2d')
  const image = pen.getImageData(0, 0, paper.width, paper.height)
  let seed = 7
  for (let at = 0; at < image.data.length; at += 4) {
    seed = (seed * 48_271) % 2_147_483_647
    const grain = (seed / 2_147_483_647 - 0.5) * 2 * most
    for (let part = at; part < at + 3; part += 1) image.data[part] = (image.data[part] ?? 0) + grain
  }
  pen.putImageData(image, 0, 0)
}

function turnedPaper(paper: Canvas, turn: number): Canvas {
  const isAcross = turn % 180 !== 0
  const turned = createCanvas(isAcross ? paper.height : paper.width, isAcross ? paper.width : paper.height)
  const pen = turned.getContext('2d')
  pen.translate(turned.width / 2, turned.height / 2)
  pen.rotate((turn * Math.PI) / 180)
  pen.drawImage(paper, -paper.width / 2, -paper.height / 2)
  return turned
}

function drawPage(locale: LocaleCode, look: PageLook): Canvas {
  const { dpi = 150, skew = 0, turn = 0, below, grain } = look
  const paper = newPaper(look)
  const pen = paper.getContext('2d')
  pen.translate(paper.width / 2, paper.height / 2)
  pen.rotate((skew * Math.PI) / 180)
  pen.translate(-paper.width / 2, -paper.height / 2)
  const end = writeText(paper, locale, look)
  if (below) writeText(paper, below, look, end + dpi / 3)
  pen.resetTransform()
  addGrain(paper, grain)
  return turn === 0 ? paper : turnedPaper(paper, turn)
}

const drawnPages = new Map<string, Buffer<ArrayBuffer>>()

/** A page of text as a camera sees it, as PNG; drawn once. */
export function photographedPage(locale: LocaleCode, look: PageLook = {}): Buffer<ArrayBuffer> {
  const key = `${locale} ${JSON.stringify(look)}`
  const page = drawnPages.get(key) ?? quickPng(drawPage(locale, look))
  drawnPages.set(key, page)
  return page
}

/** Share of wrong, missing or extra characters (Levenshtein). */
export function errorRate(expected: string, read: string): number {
  let row = Array.from({ length: read.length + 1 }, (_, index) => index)
  for (const [at, sign] of [...expected].entries()) {
    const next = [at + 1]
    for (const [place, other] of [...read].entries()) {
      const change = (row[place] ?? 0) + (sign === other ? 0 : 1)
      next.push(Math.min((row[place + 1] ?? 0) + 1, (next[place] ?? 0) + 1, change))
    }
    row = next
  }
  return (row.at(-1) ?? 0) / expected.length
}
