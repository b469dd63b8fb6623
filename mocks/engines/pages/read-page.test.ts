import { createCanvas } from '@napi-rs/canvas'
import { describe, expect, it } from 'vitest'
import { LocaleCode } from '#src/contract/primitives.ts'
import { blankPaper, inkPenOn } from '#tests/support/paper.ts'
import { errorRate, pageTexts, photographedPage } from '#tests/support/photographed-page.ts'
import { photographRead, realEngine, recordedEngine, textOf } from '#tests/support/read-photograph.ts'
import { createNodePageEngine } from './create-node-page-engine.ts'
import type { GreyPicture } from './grey-picture.ts'

const NO_BOX = { x0: 0, y0: 0, x1: 1, y1: 1 }

describe.each(LocaleCode.options)('a photographed page in %s', (locale) => {
  it('is read with few mistakes at 100 dpi by the real recogniser', { tags: 'long' }, async () => {
    const { rate } = await photographRead(locale, { dpi: 100 }, [locale], realEngine)
    expect(rate).toBeLessThanOrEqual(0.05)
  })

  it('is rotated upright, its language detected, and read with hardly a mistake', {
    tags: 'long',
  }, async () => {
    const page = await photographRead(locale, { turn: 90 }, [])
    expect(page).toMatchObject({ rotation: 270, languages: [locale] })
    expect(page.picture?.width).toBeLessThan(page.picture?.height ?? 0)
    expect(page.rate).toBeLessThanOrEqual(locale === 'ru' ? 0.02 : 0.01)
  })
})

it('a crooked sideways page is rotated and straightened by the real recogniser', {
  tags: 'long',
}, async () => {
  const { rate, rotation } = await photographRead('en', { dpi: 100, skew: 3, turn: 90 }, ['en'], realEngine)
  expect(rotation).toBe(270)
  expect(rate).toBeLessThanOrEqual(0.05)
})

it('a page in two languages is read, each in its own', { tags: 'long' }, async () => {
  const page = await recordedEngine.read(new Blob([photographedPage('az', { below: 'ru' })]), [])
  expect(errorRate(`${pageTexts.az} ${pageTexts.ru}`, textOf(page.lines))).toBeLessThanOrEqual(0.02)
  expect([...page.languages].sort()).toEqual(['az', 'ru'])
})

it('a page is prepared once for both languages it is read in', async () => {
  const pictures = new Set<GreyPicture>()
  const languages: string[] = []
  const engine = createNodePageEngine({
    async recognise(picture, names) {
      pictures.add(picture)
      languages.push(names.join('+'))
      const words = pageTexts.en.split(' ').map((text) => ({ text, confidence: 95, bbox: NO_BOX }))
      return [{ lines: [{ words }] }]
    },
  })
  await engine.read(new Blob([photographedPage('en', { dpi: 60 })]), [])
  expect(languages).toEqual(['aze', 'eng'])
  expect(pictures.size).toBe(1)
})

it('two chosen languages in one line are read, each in its script', async () => {
  const list = blankPaper(1240, 500)
  const pen = inkPenOn(list, 24, 'DejaVu Sans')
  const goods = ['Çörək ağ / Хлеб белый 0,80 manat', 'Pendir kənd / Сыр деревенский 12,50 manat']
  for (const [row, line] of goods.entries()) pen.fillText(line, 100, 150 + row * 40)
  const page = await recordedEngine.read(new Blob([new Uint8Array(list.toBuffer('image/png'))]), ['az', 'ru'])
  expect(page.lines.map(({ text }) => text)).toEqual(goods)
})

it('no text is found in a picture without text', { tags: 'long' }, async () => {
  const sky = createCanvas(900, 600)
  const pen = sky.getContext('2d')
  const light = pen.createLinearGradient(0, 0, 900, 600)
  light.addColorStop(0, '#6fb1e8')
  light.addColorStop(1, '#e8c46f')
  pen.fillStyle = light
  pen.fillRect(0, 0, 900, 600)
  pen.fillStyle = '#3d5b3a'
  for (let x = 0; x < 900; x += 70) pen.fillRect(x, 420 + ((x * 37) % 90), 60, 200)
  const page = await recordedEngine.read(new Blob([new Uint8Array(sky.toBuffer('image/png'))]), [])
  expect(page.lines).toEqual([])
})

it.each([
  ['a dark screen', '#121212', '#e6e6e6', 600],
  ['a dark head above a page', '#1a3a6b', '#fff', 220],
] as const)('the text of %s is read', { tags: 'long' }, async (_what, colour, ink, height) => {
  const screen = blankPaper(900, 600)
  const pen = inkPenOn(screen, 26, 'DejaVu Sans')
  pen.fillStyle = colour
  pen.fillRect(0, 0, 900, height)
  pen.fillStyle = ink
  pen.fillText('The server starts at nine.', 60, 100)
  pen.fillText('Every job has a number.', 60, 150)
  const page = await recordedEngine.read(new Blob([new Uint8Array(screen.toBuffer('image/png'))]), ['en'])
  expect(textOf(page.lines)).toBe('The server starts at nine. Every job has a number.')
})
