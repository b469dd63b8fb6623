import { expect, test } from 'vitest'
import { allowedPicture } from './allowed-picture.ts'

test.each([
  '/sandbox/files/1/a.png',
  'a.png',
  'blob:http://x/1',
  'data:image/png;base64,AA',
  `${location.origin}/b.png`,
])('the picture %s is shown', (address) => expect(allowedPicture(address)).toBe(address))

test.each([
  'https://tracker.example/a.png',
  '//tracker.example/a.png',
  '/\\tracker.example/a.png',
  'https:tracker.example/a.png',
  'javascript:alert(1)',
  'data:text/html,x',
  'http://[',
  '',
  null,
  undefined,
])('the picture %s is not requested', (address) => expect(allowedPicture(address)).toBeUndefined())
