import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import '#src/styles.css'
import { showOnPage } from '#tests/support/show-on-page.ts'
import { Slider } from './slider.tsx'

function Speed({ onCommit, isDisabled }: { onCommit: (value: number) => void; isDisabled: boolean }) {
  const [value, setValue] = useState(1)
  return (
    <div data-testid="place" style={{ width: 300 }}>
      <Slider
        label="Speed"
        valueText={`${value}×`}
        value={value}
        min={0.5}
        max={2}
        step={0.05}
        isDisabled={isDisabled}
        onChange={setValue}
        onCommit={onCommit}
      />
    </div>
  )
}

const slider = page.getByRole('slider', { name: 'Speed' })

/** Width of the filled part of the track, as a share of it. */
async function filled(range: { min: number; max: number }, value: number) {
  showOnPage(<Slider label="Speed" valueText="" value={value} step={1} onChange={() => {}} {...range} />)
  await expect.element(slider).toHaveAttribute('aria-valuenow', String(value))
  const [part] = document.getElementsByClassName('bg-accent')
  const { width = 0 } = part?.getBoundingClientRect() ?? {}
  return width / (part?.parentElement?.clientWidth ?? 1)
}

test('the louder a value below zero is, the more of the track is filled', async () => {
  expect(await filled({ min: -30, max: 0 }, -6)).toBeCloseTo(0.8, 1)
})

test('if zero is between the ends, the track is filled from zero', async () => {
  expect(await filled({ min: -12, max: 12 }, -6)).toBeCloseTo(0.25, 1)
})

function show(isDisabled = false) {
  const saved: number[] = []
  showOnPage(<Speed onCommit={(value) => saved.push(value)} isDisabled={isDisabled} />)
  return saved
}

test('keys move it by a step, by ten with Page keys and Shift, and to either end; each change is saved', async () => {
  const saved = show()
  await userEvent.keyboard('{Tab}')
  await expect.element(slider).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}{ArrowUp}{ArrowLeft}{PageDown}{Shift>}{ArrowRight}{/Shift}')
  await userEvent.keyboard('{End}{ArrowDown}{Home}{Home}')
  expect(saved).toEqual([1.05, 1.1, 1.05, 0.55, 1.05, 2, 1.95, 0.5])
  await expect.element(slider).toHaveAttribute('aria-valuetext', '0.5×')
})

test('the mouse drags it within its limits, and releasing the button saves', async () => {
  const saved = show()
  await expect.element(slider).toHaveAttribute('aria-valuenow', '1')
  await userEvent.dragAndDrop(slider, page.getByTestId('place'), { targetPosition: { x: 299, y: 40 } })
  await expect.element(slider).toHaveAttribute('aria-valuenow', '2')
  await expect.element(slider).toHaveFocus()
  expect(saved).toEqual([2])
})

test('a press on the track moves the thumb there', async () => {
  const saved = show()
  await expect.element(slider).toBeVisible()
  await userEvent.click(page.getByTestId('place'), { position: { x: 150, y: 40 } })
  expect(saved).toEqual([1.25])
})

test('a disabled slider neither takes the focus nor moves', async () => {
  const saved = show(true)
  await expect.element(slider).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(page.getByTestId('place'), { position: { x: 250, y: 40 } })
  await userEvent.keyboard('{Tab}{End}')
  await expect.element(slider).not.toHaveFocus()
  await expect.element(slider).toHaveAttribute('aria-valuenow', '1')
  expect(saved).toEqual([])
})
