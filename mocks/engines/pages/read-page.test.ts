import { createCanvas } from '@napi-rs/canvas'
import { describe, expect, it } from 'vitest'
import { LocaleCode } from '#src/contract/primitives.ts'
import { blankPaper, penOn } from '#tests/support/paper.ts'
import { errorRate, type PageLook, pageTexts, photographedPage } from '#tests/support/photographed-page.ts'
import { readOnce } from '#tests/support/read-once.ts'
import { createRecordedPageEngine } from '#tests/support/readings/recorded-recogniser.ts'
import { createNodePageEngine } from './create-node-page-engine.ts'
import type { PageEngine } from './page-engine.ts'

const engine = readOnce(createRecordedPageEngine())
const realEngine = createNodePageEngine()

const lying: PageLook = { turn: 90 }

const textOf = (lines: readonly { text: string }[]) => lines.map(({ text }) => text).join(' ')

async function rateOf(
  locale: LocaleCode,
  look: PageLook,
  languages: LocaleCode[] = [locale],
  reader: PageEngine = engine,
) {
  const page = await reader.read(new Blob([photographedPage(locale, look)]), languages)
  return { ...page, rate: errorRate(pageTexts[locale], textOf(page.lines)) }
}

describe.each(LocaleCode.options)('a photographed page in %s', (locale) => {
  const most = locale === 'ru' ? 0.02 : 0.01

  it('is read with hardly a mistake at 150 dpi', async () => {
    expect((await rateOf(locale, lying, [])).rate).toBeLessThanOrEqual(most)
  })

  it('is read with few mistakes when it lies crooked', async () => {
    expect((await rateOf(locale, { skew: 3 })).rate).toBeLessThanOrEqual(0.05)
  })

  it('is read with few mistakes at 100 dpi, by the recogniser itself', async () => {
    expect((await rateOf(locale, { dpi: 100 }, [locale], realEngine)).rate).toBeLessThanOrEqual(0.05)
  })

  it('is turned upright and its language found out', async () => {
    const page = await rateOf(locale, lying, [])
    expect(page).toMatchObject({ rotation: 270, languages: [locale] })
    expect(page.picture?.width).toBeLessThan(page.picture?.height ?? 0)
  })
})

it('turns and straightens a page that lies crooked on its side, with the recogniser itself', async () => {
  const { rate, rotation } = await rateOf('en', { dpi: 100, skew: 3, turn: 90 }, ['en'], realEngine)
  expect(rotation).toBe(270)
  expect(rate).toBeLessThanOrEqual(0.05)
})

it.each([
  ['az', 'ru'],
  ['ru', 'en'],
  ['tr', 'en'],
] as const)('reads a page that is in %s and %s, each in its language', async (first, second) => {
  const page = await engine.read(new Blob([photographedPage(first, { below: second })]), [])
  const text = `${pageTexts[first]} ${pageTexts[second]}`
  expect(errorRate(text, textOf(page.lines))).toBeLessThanOrEqual(0.02)
  expect([...page.languages].sort()).toEqual([first, second].sort())
})

it.each([
  ['az', 'en', 0.01],
  ['tr', 'ru', 0.02],
] as const)('reads a page in %s and %s whose languages were chosen', async (first, second, most) => {
  const page = await engine.read(new Blob([photographedPage(first, { below: second })]), [first, second])
  const text = `${pageTexts[first]} ${pageTexts[second]}`
  expect(errorRate(text, textOf(page.lines))).toBeLessThanOrEqual(most)
  expect(page.languages).toEqual([first, second])
})

it('takes none of its letters for Azerbaijani in an English page where both languages were chosen', async () => {
  const { rate, languages } = await rateOf('en', {}, ['az', 'en'])
  expect(rate).toBeLessThanOrEqual(0.01)
  expect(languages).toEqual(['en'])
})

it('reads two chosen languages within a line, each in its script', async () => {
  const list = blankPaper(1240, 500)
  const pen = penOn(list, 24, 'DejaVu Sans')
  const goods = ['Çörək ağ / Хлеб белый 0,80 manat', 'Pendir kənd / Сыр деревенский 12,50 manat']
  for (const [row, line] of goods.entries()) pen.fillText(line, 100, 150 + row * 40)
  const page = await engine.read(new Blob([new Uint8Array(list.toBuffer('image/png'))]), ['az', 'ru'])
  expect(page.lines.map(({ text }) => text)).toEqual(goods)
})

it('finds no text in a picture that has none', async () => {
  const sky = createCanvas(900, 600)
  const pen = sky.getContext('2d')
  const light = pen.createLinearGradient(0, 0, 900, 600)
  light.addColorStop(0, '#6fb1e8')
  light.addColorStop(1, '#e8c46f')
  pen.fillStyle = light
  pen.fillRect(0, 0, 900, 600)
  pen.fillStyle = '#3d5b3a'
  for (let x = 0; x < 900; x += 70) pen.fillRect(x, 420 + ((x * 37) % 90), 60, 200)
  const page = await engine.read(new Blob([new Uint8Array(sky.toBuffer('image/png'))]), [])
  expect(page.lines).toEqual([])
})
