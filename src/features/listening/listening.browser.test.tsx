import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { player } from '#src/audio/player.ts'
import { everyNth } from '#tests/support/every-nth.ts'
import { openApp } from '#tests/support/open-app.tsx'
import { openTranscript, segmentText } from '#tests/support/open-transcript.tsx'
import { quickEngines } from '#tests/support/quick-engines.ts'

const openDub = () => openApp('/en/services/dubbing/4', { scenario: 'dubs', engines: quickEngines() })
const openBook = () => openApp('/en/services/audio-book/1', { scenario: 'books', engines: quickEngines() })

const services = [
  { name: 'a transcript', open: openTranscript, field: () => segmentText(2) },
  {
    name: 'a dub',
    open: openDub,
    field: () => page.getByRole('textbox', { name: 'Original of segment 2', exact: true }),
  },
  {
    name: 'an audio book',
    open: openBook,
    field: () => page.getByRole('textbox', { name: /^Block \d+, text/ }).first(),
  },
]

beforeEach(() => {
  onTestFinished(() => {
    player.setRate(1)
    player.close()
  })
})

test.each(everyNth(services, services.length))(
  'in $name a key slows the sound down without leaving the text',
  async ({ open, field }) => {
    await open()
    await expect.element(field()).toBeVisible()
    await userEvent.click(field())
    await userEvent.keyboard('{Alt>}{Enter}{/Alt}')
    // The keys load with the player.
    await expect
      .poll(async () => {
        await userEvent.keyboard('{Alt>}l{/Alt}')
        return player.getState().rate
      })
      .toBe(0.75)
    await expect.element(field()).toHaveFocus()
  },
)

test('how far the sound steps back is chosen in the sheet of keys and remembered', {
  tags: 'long',
}, async () => {
  const { go } = await openApp('/en/services/dubbing/4', { scenario: 'dubs', engines: quickEngines() })
  const sheet = page.getByRole('dialog', { name: 'Shortcuts' })
  const back = sheet.getByRole('slider', { name: 'When resuming, step back by' })
  await expect
    .element(page.getByRole('textbox', { name: 'Original of segment 2', exact: true }))
    .toBeVisible()
  await userEvent.keyboard('{Control>}/{/Control}')
  await expect.element(back).toHaveAttribute('aria-valuetext', expect.stringMatching(/^2\ss$/))
  await expect.element(sheet.getByText('Repeat what is heard: the segment or block')).toBeVisible()
  ;(back.element() as HTMLElement).focus()
  await userEvent.keyboard('{End}{Escape}')
  await expect.element(sheet).not.toBeInTheDocument()
  await go('/en')
  await expect.element(page.getByRole('heading', { level: 1, name: /^Hello/ })).toBeVisible()
  await go('/en/services/dubbing/4')
  await expect
    .element(page.getByRole('textbox', { name: 'Original of segment 2', exact: true }))
    .toBeVisible()
  await userEvent.keyboard('{Control>}/{/Control}')
  await expect.element(back).toHaveAttribute('aria-valuetext', expect.stringMatching(/^5\ss$/))
})
