import { expect, test } from 'vitest'
import { languageIds } from '#mocks/catalog/languages.ts'
import { createNodePageEngine } from '#mocks/engines/pages/create-node-page-engine.ts'
import { customerIn } from '#tests/support/backend/customer-client.ts'
import { pagesDraft, pagesRead } from '#tests/support/backend/page-project.ts'
import { caseFile } from '#tests/support/case-file.ts'

const LIBRARY =
  'The library opens at nine. Books are lent for three weeks. The reading room is closed on Sunday. Membership is free of charge.'

test.each([
  ['56-jpg-motion-photo.jpg', languageIds.en, LIBRARY],
  [
    '57-jpg-exif-orientation-6.jpg',
    languageIds.az,
    'Kitabxana saat doqquzda açılır. Kitablar üç həftəlik verilir. Şənbə günü oxu zalı bağlıdır. Üzvlük kartı pulsuzdur.',
  ],
  [
    '58-jpg-cmyk.jpg',
    languageIds.ru,
    'Библиотека открывается в девять. Книги выдают на три недели. Читальный зал закрыт в субботу. Читательский билет бесплатный.',
  ],
  ['59-png-16bit-interlaced-alpha.png', languageIds.en, LIBRARY],
  ['71-pdf-scan-with-app-stamp.pdf', languageIds.az, 'Qəbz nömrəsi 0217. Ödənilən məbləğ 45'],
])('every line of %s is recognised from its picture', async (name, language, text) => {
  const client = await customerIn('main', undefined, { pages: createNodePageEngine() })
  const draft = await pagesDraft(client, [caseFile(name)])
  expect(draft.body.pages?.map(({ source }) => source)).toEqual(['recognised'])
  const request = { scope: 'all', recognition: { languages: [language] } }
  const { project } = await pagesRead(client, draft.id, request)
  expect(project.body.blocks[0]?.text.replace(/\s+/gu, ' ')).toContain(text)
})
