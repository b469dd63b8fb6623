import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showOnPage } from '#tests/support/show-on-page.ts'
import { useEntries } from './entry-list.tsx'

const known = [{ word: 'bir' }, { word: 'iki' }]
const saved: string[][] = []

function Words() {
  const { rows, edit } = useEntries({
    known,
    empty: { word: '' },
    isComplete: ({ word }) => word !== '',
    onChange: (complete) => void saved.push(complete.map(({ word }) => word)),
  })
  return rows.map(({ key, value }) => (
    <input key={key} value={value.word} onChange={({ target }) => edit(key, { word: target.value })} />
  ))
}

test('a change of one entry leaves the others as they are', async () => {
  showOnPage(<Words />)
  await userEvent.fill(page.getByRole('textbox').nth(1), 'üç')
  expect(saved.at(-1)).toEqual(['bir', 'üç'])
})
