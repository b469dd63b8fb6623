import { expect, test } from 'vitest'
import { genders } from '#src/contract/primitives.ts'
import { ProfileForm } from './profile-schema.ts'

const form = { name: 'Leyla', phone: '', gender: genders.WOMAN, locale: 'az' }

test.each(['', '+994 50 210 34 56', '(012) 345-67-89', '0502103456'])('"%s" is a valid phone', (phone) =>
  expect(ProfileForm.safeParse({ ...form, phone }).success).toBe(true),
)

test.each(['12345', 'call me', '+994 50 210 34 56 ext 7', '1'.repeat(33)])(
  '"%s" is not a phone number',
  (phone) => expect(ProfileForm.safeParse({ ...form, phone }).error?.issues[0]?.message).toBe('phoneInvalid'),
)

test('a name of spaces is rejected', () => {
  expect(ProfileForm.safeParse({ ...form, name: '   ' }).error?.issues[0]?.message).toBe('required')
})
