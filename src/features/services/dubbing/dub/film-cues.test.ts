import { expect, test } from 'vitest'
import { withoutOverlaps } from './film-cues.ts'
import { writeSrt } from './write-captions.ts'

test('people who speak at once are shown together, the first one above', () => {
  const cues = [
    { start: 0, end: 2, text: 'Salam!' },
    { start: 1, end: 3, text: 'Xoş gəldiniz.' },
    { start: 4, end: 5, text: 'Sağ olun.' },
  ]
  expect(withoutOverlaps(cues)).toEqual([
    { start: 0, end: 1, text: 'Salam!' },
    { start: 1, end: 2, text: 'Salam!\nXoş gəldiniz.' },
    { start: 2, end: 3, text: 'Xoş gəldiniz.' },
    { start: 4, end: 5, text: 'Sağ olun.' },
  ])
})

test('an arrow in a text does not end its subtitle', () => {
  const written = writeSrt([{ start: 1, end: 2.5, text: 'a --> b\nв --> г' }])
  expect(written).toBe('1\n00:00:01,000 --> 00:00:02,500\na → b\nв → г\n')
})
