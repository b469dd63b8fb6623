import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { ScenarioName } from '#mocks/scenarios/scenario-name.ts'
import { openApp } from '#tests/support/open-app.tsx'
import { openTranscript, segmentText } from '#tests/support/open-transcript.tsx'
import { pressTool } from '#tests/support/press-tool.ts'
import { quickEngines } from '#tests/support/quick-engines.ts'

const opening = (path: string, scenario: ScenarioName) => () =>
  openApp(`/en/services/${path}`, { scenario, engines: quickEngines() })
const textbox = (name: string | RegExp) => page.getByRole('textbox', { name }).first()

const editors = [
  {
    name: 'a transcript',
    open: () => openTranscript(),
    field: segmentText(1),
    tick: /^Checked: Segment 1$/,
  },
  {
    name: 'a dub',
    open: opening('dubbing/4', 'dubs'),
    field: textbox('Azerbaijani, segment 1'),
    tick: /^Checked: Segment 1$/,
  },
  {
    name: 'an audio book',
    open: opening('audio-book/1', 'books'),
    field: textbox(/^Block \d+, text/),
    tick: /^Checked: Block /,
  },
  {
    name: 'recognised pages',
    open: opening('detect-text/1', 'documents'),
    field: textbox('Text of page 1'),
    tick: /^Checked: /,
  },
]

test.each(editors)(
  'in $name a changed text loses its tick, and has it again once an earlier state is restored',
  async ({ open, field, tick }) => {
    await open()
    await expect.element(field).toBeVisible()
    const text = () => (field.element() as HTMLTextAreaElement).value
    const before = text()
    await pressTool('Check')
    const checkbox = page.getByRole('checkbox', { name: tick }).first()
    await userEvent.click(checkbox)
    await expect.element(checkbox).toBeChecked()
    await userEvent.fill(field, 'Something else.')
    await expect.element(checkbox).not.toBeChecked()

    await pressTool('Earlier states')
    const modal = page.getByRole('dialog', { name: 'Earlier states' })
    await userEvent.click(modal.getByRole('button', { name: 'Restore', exact: true }).first())
    await userEvent.keyboard('{Escape}')
    await expect.poll(text).toBe(before)
    await expect.element(checkbox).toBeChecked()
  },
)
