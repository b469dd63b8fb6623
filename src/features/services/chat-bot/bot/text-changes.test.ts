import { expect, test } from 'vitest'
import { textChanges } from './text-changes.ts'

test('a page that was read again shows the sentences that went and those that came', () => {
  const before = 'Açıq: 9–18. Çatdırılma pulsuzdur!\nSuallar üçün yazın.'
  const after = 'Açıq: 10–19. Çatdırılma pulsuzdur!\nSuallar üçün yazın. Şənbə bağlıdır.'
  expect(textChanges(before, after)).toEqual({
    removed: ['Açıq: 9–18.'],
    added: ['Açıq: 10–19.', 'Şənbə bağlıdır.'],
  })
})

test('other line breaks between the same sentences are no change', () => {
  expect(textChanges('Bir. İki.', 'Bir.\n\nİki.')).toEqual({ removed: [], added: [] })
})
