import { expect, test } from 'vitest'
import { passwordScore } from './password-strength.ts'

test.each(['password', '12345678', 'qwertyuiop', 'galatasaray', 'azərbaycan', 'gfhjkm12', 'пароль12'])(
  '"%s" is the first guess of anybody',
  (password) => expect(passwordScore(password, [])).toBeLessThanOrEqual(1),
)

test('four words nobody strings together are strong, in any alphabet', () => {
  expect(passwordScore('dəniz balıq qələm yağış', [])).toBe(4)
  expect(passwordScore('лампа озеро кирпич снег', [])).toBe(4)
})

test('what is known of the customer helps a guess', () => {
  const password = 'mammadova1990'
  expect(passwordScore(password, ['Leyla Mammadova', 'leyla@avaz.example'])).toBeLessThan(
    passwordScore(password, []),
  )
})

test('a very long password is judged quickly', () => {
  const begin = performance.now()
  expect(passwordScore('aB3$'.repeat(50), [])).toBeGreaterThanOrEqual(0)
  expect(performance.now() - begin).toBeLessThan(500)
})
