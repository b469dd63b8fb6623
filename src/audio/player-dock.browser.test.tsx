import { afterEach, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { startI18n } from '#src/i18n/i18n.ts'
import { faultyStops } from '#tests/support/faulty-stops.ts'
import { showOnPage } from '#tests/support/show-on-page.ts'
import { player } from './player.ts'
import { PlayerDock } from './player-dock.tsx'
import { PlayerSlot, playerSlot } from './player-slot.tsx'
import '#src/styles.css'

const LISTEN = 'Listen'
const SECONDS = 30

beforeAll(() => startI18n('en', ['player']))
afterEach(() => player.close())

test('a loading sound is shown as loading and can be paused', async () => {
  showOnPage(<PlayerSlot />)
  // A source that never gets data, so it loads forever.
  const url = URL.createObjectURL(new MediaSource())
  player.load([{ id: '1', title: 'One', url, duration: SECONDS }])
  const pause = page.getByRole('button', { name: 'Pause' })
  await expect.element(pause).toHaveAttribute('aria-busy', 'true')
  await pause.click()
  await expect
    .element(page.getByRole('button', { name: 'Play', exact: true }))
    .not.toHaveAttribute('aria-busy')
  expect(player.getState().status).toBe('paused')
})

test('closing the player returns the focus to the button that started it', async () => {
  showOnPage(
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

test('on a phone the Tab key reaches the place in the sound before the buttons below it', async () => {
  await page.viewport(390, 844)
  onTestFinished(() => page.viewport(1280, 800))
  showOnPage(<PlayerSlot />)
  player.load([{ id: '1', title: 'One', duration: SECONDS }])
  await expect.element(page.getByRole('slider')).toBeVisible()
  expect(await faultyStops(true)).toEqual([])
})

test('a sound whose player fails to load is stopped, and the next one loads the player again', async () => {
  let isOffline = true
  const Slot = playerSlot(async () => {
    if (isOffline) throw new Error('offline')
    return PlayerDock
  })
  const onCaughtError = vi.fn()
  showOnPage(<Slot />, { onCaughtError })
  player.load([{ id: '1', title: 'One', duration: SECONDS }])
  await expect.poll(() => onCaughtError.mock.calls.length).toBe(1)
  await expect.poll(() => player.getState().index).toBe(-1)
  isOffline = false
  player.load([{ id: '1', title: 'One', duration: SECONDS }])
  await expect.element(page.getByRole('region', { name: 'Player' })).toBeVisible()
})
