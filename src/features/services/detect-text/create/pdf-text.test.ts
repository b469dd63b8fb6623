import { expect, test } from 'vitest'
import { interpretContent } from './pdf-text.ts'

const areaOf = (content: string) => interpretContent(content, new Map()).letters

test('letters twice as high take four times the area, whether their size or the page is scaled', () => {
  const area = areaOf('BT /F1 10 Tf (Salam) Tj ET')
  expect(area).toBeGreaterThan(0)
  expect(areaOf('BT /F1 20 Tf (Salam) Tj ET')).toBeCloseTo(4 * area)
  expect(areaOf('2 0 0 2 0 0 cm BT /F1 10 Tf (Salam) Tj ET')).toBeCloseTo(4 * area)
})
