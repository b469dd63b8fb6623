import { expect, test } from 'vitest'
import { passwordScore } from './password-strength.ts'

test.each(['password', '12345678', 'qwertyuiop', 'galatasaray', 'azərbaycan', 'gfhjkm12', 'пароль12'])(
  '"%s" is among the first guesses',
  (password) => expect(passwordScore(password, [])).toBeLessThanOrEqual(1),
)

test('four unrelated words are strong in any alphabet', () => {
  expect(passwordScore('dəniz balıq qələm yağış', [])).toBe(4)
  expect(passwordScore('лампа озеро кирпич снег', [])).toBe(4)
})

test("the customer's own data make a password easier to guess", () => {
  const password = 'mammadova1990'
  expect(passwordScore(password, ['Leyla Mammadova', 'leyla@avaz.example'])).toBeLessThan(
    passwordScore(password, []),
  )
})

test('only the first hundred characters of a very long password are rated, because more would be slow', () => {
  const long = 'password'.repeat(12).padEnd(100, 'p')
  expect(passwordScore(`${long} dəniz balıq qələm yağış`, [])).toBe(passwordScore(long, []))
})
