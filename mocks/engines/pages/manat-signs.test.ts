import { expect, it } from 'vitest'
import { withManatSigns } from './manat-signs.ts'

const read = (line: string) =>
  line.split(' ').map((part) => {
    const [, text = '', confidence = '96'] = /^(.+?)(?::(\d+))?$/u.exec(part) ?? []
    return { text, confidence: Number(confidence), bbox: { x0: 0, y0: 0, x1: 20 * text.length, y1: 30 } }
  })

const said = (line: string) =>
  withManatSigns(read(line))
    .map(({ text }) => text)
    .join(' ')

it.each([
  ['6,40 H:71', '6,40 ₼'],
  ['26,20 [J]:59 odenilib', '26,20 ₼ odenilib'],
  ['5 [J],:19 endirim 10 |).:93', '5 ₼, endirim 10 ₼.'],
  ['Price 12.50 11:35 per month', 'Price 12.50 ₼ per month'],
  ['чай 26,20 П:89', 'чай 26,20 ₼'],
  ['Balans 1 250,00[]:73 oldu', 'Balans 1 250,00 ₼ oldu'],
  ['çay 6,4011:59', 'çay 6,40 ₼'],
  ['5 fl,:42 endirim', '5 ₼, endirim'],
])('the reading %s becomes an amount in manat', (line, mended) => expect(said(line)).toBe(mended))

it.each(['1,7011', 'Room 5 H', '12.50 11', '48,00 manat', 'see [1] and (2)', 'H 48', '26,20 AZN', 'м 5 П 6'])(
  'the reading %s stays unchanged',
  (line) => expect(said(line)).toBe(line),
)

it('the border of a table is not read as a sign', () => {
  const [amount, line] = read('12,60 |:80')
  if (!amount || !line) throw new Error('two words were expected')
  const thin = { ...line, bbox: { ...line.bbox, x1: 4 } }
  expect(withManatSigns([amount, thin]).map(({ text }) => text)).toEqual(['12,60', '|'])
})

it('a corrected amount is marked for review', () => {
  expect(withManatSigns(read('6,40 []:95')).map(({ confidence }) => confidence)).toEqual([96, 60])
})
