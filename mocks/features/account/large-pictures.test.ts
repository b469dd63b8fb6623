import { expect, test } from 'vitest'
import { customerIn } from '#tests/support/backend/customer-client.ts'
import { largeJpeg, largePng, largeWebp } from '#tests/support/hostile-files.ts'

const REASONS = {
  az: 'Şəkil 64 meqapikseldən böyük olmamalıdır.',
  tr: 'Resim 64 megapikselden büyük olmamalıdır.',
  en: 'The picture must not have more than 64 megapixels.',
  ru: 'В картинке должно быть не больше 64 мегапикселей.',
}

test.each([
  ['PNG', largePng(60_000, 2000)],
  ['JPEG', largeJpeg(60_000, 60_000)],
  ['WebP', largeWebp('VP8X', 16_000, 16_000)],
])(
  'a small %s with billions of pixels is refused with the reason, in four languages',
  async (kind, bytes) => {
    const client = await customerIn()
    const before = client.world.db.fileRecords.count()
    for (const [locale, reason] of Object.entries(REASONS)) {
      const form = new FormData()
      form.append('image', new File([bytes], 'a', { type: `image/${kind.toLowerCase()}` }))
      const headers = { authorization: `Bearer ${client.token}`, 'accept-language': locale }
      const answer = await client.fetch('/api/customer/image-update', { method: 'POST', headers, body: form })
      expect([answer.status, (await answer.json()).errors.image]).toEqual([422, [reason]])
    }
    expect(client.world.db.fileRecords.count()).toBe(before)
  },
)
