import { createRoot } from 'react-dom/client'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { startI18n } from '#src/i18n/i18n.ts'
import { player } from './player.ts'
import { PlayerSlot } from './player-slot.tsx'

const LISTEN = 'Listen'
const SECONDS = 30

let root: ReturnType<typeof createRoot> | undefined

beforeAll(() => startI18n('en', ['player']))
afterEach(() => {
  player.close()
  root?.unmount()
})

test('closing gives the focus back to where listening was begun', async () => {
  const place = document.createElement('div')
  document.body.replaceChildren(place)
  root = createRoot(place)
  root.render(
    <>
      <button type="button" onClick={() => player.load([{ id: '1', title: 'One', duration: SECONDS }])}>
        {LISTEN}
      </button>
      <PlayerSlot />
    </>,
  )
  const listen = page.getByRole('button', { name: LISTEN })
  await listen.click()
  await page.getByRole('button', { name: 'Close the player' }).click()
  await expect.element(listen).toHaveFocus()
})
