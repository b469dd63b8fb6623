import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { World } from '#mocks/world.ts'
import { openApp } from '#tests/support/open-app.tsx'
import { spokenStatuses } from '#tests/support/spoken-statuses.ts'

const DRAFT_TITLE = 'Haber bülteni, sabah yayını'
const block = page.getByRole('textbox', { name: 'Block 1, text', exact: true })
const generate = page.getByRole('button', { name: /^Generate \d/ })
const addressOf = ({ db }: World) =>
  `/en/services/text-to-speech/${db.projects.first({ customer_id: 1, title: DRAFT_TITLE })?.id}`

const sumsIn = (spoken: readonly string[]) => spoken.filter((text) => text.includes('₼'))

test('screen readers hear a price once after the text that changes it, and the balance once after the run', async () => {
  await openApp('/en/services', { prepare: addressOf })
  await expect.element(generate).toBeEnabled()
  const spoken = spokenStatuses()
  const price = () => generate.element().textContent
  let sentences = 10
  // The first price that the announcer reads is silent, so another text follows until one is announced.
  await expect
    .poll(
      async () => {
        if (sumsIn(spoken()).length === 0) await userEvent.fill(block, 'Yağışlı səhər. '.repeat(sentences))
        sentences += 10
        return sumsIn(spoken())
      },
      { interval: 2_000 },
    )
    .toHaveLength(1)
  expect(sumsIn(spoken())).toEqual([price()])
  const before = price()
  await userEvent.click(generate)
  await expect.element(page.getByText('Everything is generated')).toBeVisible()
  const balance = page.getByRole('button', { name: /^Balance/ })
  await expect.poll(() => sumsIn(spoken())).toHaveLength(2)
  expect(sumsIn(spoken())).toEqual([before, `Balance: ${balance.element().textContent}`])
})
