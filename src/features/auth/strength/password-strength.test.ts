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

test('a very long password is judged by its first hundred characters, because more would take long', () => {
  const long = 'password'.repeat(12).padEnd(100, 'p')
  expect(passwordScore(`${long} dəniz balıq qələm yağış`, [])).toBe(passwordScore(long, []))
})
