import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import '#src/styles.css'
import { emulateMedia } from '#tests/support/emulate-media.ts'
import { showOnPage } from '#tests/support/show-on-page.ts'
import { DropdownMenu } from './dropdown-menu.tsx'
import { SegmentedControl } from './segmented-control.tsx'
import { Select } from './select.tsx'
import { Slider } from './slider.tsx'
import { Tabs } from './tabs.tsx'
import { createHighlight, rangeIn } from './text-highlight.ts'

const ONE = 'One'
const TWO = 'Two'
const OPEN = 'Open'
const TEXT = 'one word of many'
const options = [
  { value: 'one', label: ONE },
  { value: 'two', label: TWO },
]

beforeEach(async () => {
  await emulateMedia('', 'active')
  onTestFinished(async () => {
    await emulateMedia('')
  })
})

const groundOf = (element: Element | null | undefined) => element && getComputedStyle(element).backgroundColor

test('in forced colours a chosen segment or tab still differs from the others', async () => {
  showOnPage(
    <>
      <SegmentedControl label={OPEN} name="number" value="one" options={options} onChange={() => {}} />
      <Tabs
        label={OPEN}
        value="one"
        onChange={() => {}}
        tabs={options.map((option) => ({ ...option, content: null }))}
      />
    </>,
  )
  await expect.element(page.getByRole('tab', { name: ONE })).toBeVisible()
  const segments = [...document.querySelectorAll('.segment')].map(groundOf)
  expect(segments[0]).not.toBe(segments[1])
  const tabs = [...document.querySelectorAll('[role=tab]')].map(groundOf)
  expect(tabs[0]).not.toBe(tabs[1])
})

test('in forced colours the highlighted menu entry or list option can be recognised', {
  tags: 'long',
}, async () => {
  showOnPage(
    <>
      <DropdownMenu
        trigger={(props) => (
          <button type="button" {...props}>
            {OPEN}
          </button>
        )}
        entries={options.map(({ value, label }) => ({ id: value, label }))}
      />
      <Select label={TEXT} value="one" options={options} onChange={() => {}} />
    </>,
  )
  await userEvent.click(page.getByRole('button', { name: OPEN }))
  const entry = page.getByRole('menuitem')
  await expect.element(entry.first()).toBeVisible()
  await userEvent.keyboard('{End}')
  await expect.element(entry.last()).toHaveAttribute('data-highlighted')
  expect(groundOf(entry.last().element())).not.toBe(groundOf(entry.first().element()))
  await userEvent.keyboard('{Escape}')
  await userEvent.click(page.getByRole('combobox'))
  await userEvent.keyboard('{ArrowDown}')
  const option = page.getByRole('option')
  expect(groundOf(option.nth(1).element())).not.toBe(groundOf(option.nth(0).element()))
})

test('in forced colours the spoken word is visible under a text area', { tags: 'long' }, async () => {
  const layer = 'col-start-1 row-start-1 whitespace-pre-wrap text-16'
  showOnPage(
    <div className="writing grid">
      <div id="mirror" aria-hidden="true" className={`${layer} pointer-events-none text-transparent`}>
        {TEXT}
      </div>
      <textarea aria-label={TEXT} defaultValue={TEXT} className={`${layer} resize-none bg-transparent`} />
    </div>,
  )
  const field = page.getByRole('textbox')
  await expect.element(field).toBeVisible()
  const picture = () => field.screenshot({ save: false })
  const before = await picture()
  const range = rangeIn(document.querySelector('#mirror'), 4, 8)
  if (range) createHighlight('spoken')?.add(range)
  expect(await picture()).not.toBe(before)
  CSS.highlights.clear()
  expect(await picture()).toBe(before)
})

test('in forced colours the filled part of a slider and the played part of a sound are visible', async () => {
  showOnPage(
    <>
      <Slider label={TEXT} min={0} max={10} step={1} value={5} valueText={ONE} onChange={() => {}} />
      <svg aria-hidden="true">
        <path className="stroke-edge" />
        <path className="stroke-accent" />
      </svg>
    </>,
  )
  await expect.element(page.getByRole('slider')).toBeInTheDocument()
  const filled = document.querySelector('span.bg-accent')
  expect(groundOf(filled)).not.toBe(groundOf(filled?.parentElement))
  const [rest, played] = [...document.querySelectorAll('path')].map((path) => getComputedStyle(path).stroke)
  expect(played).not.toBe(rest)
})

test('in forced colours the two kinds of a chart’s bars differ from each other and from the page', async () => {
  showOnPage(
    <svg aria-label={TEXT} role="img">
      <rect className="fill-ink" />
      <rect className="fill-warn" />
    </svg>,
  )
  await expect.element(page.getByRole('img')).toBeInTheDocument()
  const fills = [...document.querySelectorAll('rect')].map((bar) => getComputedStyle(bar).fill)
  expect(new Set([...fills, groundOf(document.body)]).size).toBe(3)
})
