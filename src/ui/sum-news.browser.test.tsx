import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { showOnPage } from '#tests/support/show-on-page.ts'
import { spokenStatuses } from '#tests/support/spoken-statuses.ts'
import { SumNews } from './sum-news.tsx'

const balance = (sum: string) => `Balance: ₼${sum}`

test('a changed sum is said once, when it has settled, and then leaves the page', async () => {
  const { root } = showOnPage(<SumNews text={undefined} />)
  const spoken = spokenStatuses()
  root.render(<SumNews text={balance('5.00')} />)
  // Known long enough to be said, if the first one were.
  await expect.poll(() => page.getByRole('status').all()).toHaveLength(1)
  for (const sum of ['4.90', '4.80', '4.70']) root.render(<SumNews text={balance(sum)} />)
  await expect.poll(spoken).toEqual([balance('4.70')])
  await expect.element(page.getByRole('status')).toBeEmptyDOMElement()
  root.render(<SumNews text={balance('9.70')} />)
  await expect.poll(spoken).toEqual([balance('4.70'), balance('9.70')])
})
