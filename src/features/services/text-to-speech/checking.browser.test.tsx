import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { encodeWav } from '#mocks/engines/audio/encode-wav.ts'
import type { World } from '#mocks/world.ts'
import { openApp } from '#tests/support/open-app.tsx'
import { quickEngines } from '#tests/support/quick-engines.ts'

const DRAFT_TITLE = 'Haber bülteni, sabah yayını'

const projectOf = ({ db }: World) => db.projects.first({ customer_id: 1, title: DRAFT_TITLE })
const tick = (place: number) => page.getByRole('checkbox', { name: `Checked: Block ${place}`, exact: true })
const text = (place: number) => page.getByRole('textbox', { name: `Block ${place}, text`, exact: true })

/** Every browser plays WAV, whatever the file is called. */
function audibleEngines() {
  const engines = quickEngines()
  return {
    ...engines,
    encoder: {
      ...engines.encoder,
      encodeMp3: async (audio: Parameters<typeof encodeWav>[0]) => encodeWav(audio),
    },
  }
}

test('a block that is played to its end is ticked, and sound that is made anew has to be heard again', async () => {
  await openApp('/en/services', {
    prepare: (world) => `/en/services/text-to-speech/${projectOf(world)?.id}`,
    engines: audibleEngines(),
  })
  await expect.element(text(1)).toBeVisible()
  const generate = page.getByRole('button', { name: /^Generate 3 blocks/ })
  await expect.element(generate).toBeEnabled()
  await userEvent.click(generate)
  await expect.element(page.getByText('Completed')).toBeVisible()
  const play = page.getByRole('button', { name: 'Play block 1', exact: true })
  await expect.element(play).toBeVisible()
  await userEvent.click(page.getByRole('toolbar').getByRole('button', { name: 'Check', exact: true }))
  await expect.element(tick(1)).not.toBeChecked()
  await userEvent.click(play)
  await expect.element(tick(1)).toBeChecked()
  await expect.element(tick(2)).not.toBeChecked()
  await userEvent.fill(text(1), 'Something else.')
  await expect.element(tick(1)).not.toBeChecked()
})
