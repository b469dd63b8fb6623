import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { amrBytes } from '#tests/support/amr-recording.ts'
import { chooseSamples } from '#tests/support/clone-form.ts'
import { openApp } from '#tests/support/open-app.tsx'
import { quickEngines } from '#tests/support/quick-engines.ts'
import { recordedFile } from '#tests/support/recorded-here.ts'

test('audio from messengers and under wrong names is accepted; sounds that the browser cannot decode are measured later', async () => {
  await openApp('/en/services/cloning/create', { engines: quickEngines() })
  await chooseSamples([
    await recordedFile('voice.opus'),
    await recordedFile('voice.m4a', 'danışıq.mp3'),
    new File([amrBytes(8)], 'səs.amr'),
  ])
  await expect.element(page.getByText('10 more seconds are needed.')).toBeVisible()
  await expect.element(page.getByText('00:08 · measured once it is sent')).toBeVisible()
})
