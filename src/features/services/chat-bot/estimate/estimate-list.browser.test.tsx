import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { startI18n } from '#src/i18n/i18n.ts'
import { showOnPage } from '#tests/support/show-on-page.ts'
import { EstimateList } from './estimate-list.tsx'

test('a doubtful answer shows its certainty in per cent', async () => {
  await startI18n('en', ['chat-bot-questions'])
  const finding = { name: 'Rules', quote: 'Books are lent for three weeks.', confidence: 0.42 }
  const after = { certainty: 'doubtful', finding: finding as never } as const
  showOnPage(
    <EstimateList questions={[{ id: 'How long may I keep a book?', before: undefined, after }]}>
      {null}
    </EstimateList>,
  )
  await expect.element(page.getByText('Doubtful · 42%')).toBeVisible()
})
