import { expect, test } from 'vitest'
import { writeCaptions } from './write-captions.ts'

test('captions have the times of the segments, and text is never read as tags', () => {
  const written = writeCaptions([
    { start: 0, end: 1.5, text: 'Salam!' },
    { start: 2, end: 3, text: '  ' },
    { start: 3661.25, end: 3662, text: 'a <b> & c\n\nd' },
  ])
  expect(written).toBe(
    [
      'WEBVTT\n',
      '00:00:00.000 --> 00:00:01.500\nSalam!\n',
      '01:01:01.250 --> 01:01:02.000\na &lt;b&gt; &amp; c\nd\n',
    ].join('\n'),
  )
})
