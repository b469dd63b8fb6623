import { flushSync } from 'react-dom'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { showOnPage } from '#tests/support/show-on-page.ts'
import { spokenStatuses } from '#tests/support/spoken-statuses.ts'
import { SumAnnouncement } from './sum-announcement.tsx'

const balance = (sum: string) => `Balance: ₼${sum}`

test('a screen reader announces a settled sum once, not the first one, and finds none on the page later', async () => {
  const { root } = showOnPage(<SumAnnouncement text={undefined} />)
  const spoken = spokenStatuses()
  const show = (sum: string) => flushSync(() => root.render(<SumAnnouncement text={balance(sum)} />))
  for (const sum of ['5.00', '4.90', '4.80', '4.70']) show(sum)
  await expect.poll(spoken).toEqual([balance('4.70')])
  await expect.element(page.getByRole('status')).toBeEmptyDOMElement()
  show('9.70')
  await expect.poll(spoken).toEqual([balance('4.70'), balance('9.70')])
})
