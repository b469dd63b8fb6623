import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { bringFiles } from './choose-files.ts'
import { syntheticVoiceFile } from './synthetic-voice.ts'

const next = page.getByRole('button', { name: 'Continue' })
/** The drop zone has the same label; the file field is inside it. */
const samplesInput = page.getByLabelText('Drop recordings of the voice here').last()

export async function chooseSamples(files: readonly File[]) {
  await expect.element(samplesInput).toBeInTheDocument()
  bringFiles(samplesInput.element(), files)
}

/** Fills in the form of a new voice up to its last step. */
export async function toConsent() {
  await chooseSamples([syntheticVoiceFile(31)])
  await expect.element(page.getByText('That is enough.', { exact: false })).toBeVisible()
  await next.click()
  await page.getByLabelText('Name of the voice').fill('Aynur')
  await page.getByRole('radio', { name: 'Woman' }).click()
  await next.click()
  await expect.element(page.getByLabelText(/I may have this voice cloned/)).toBeVisible()
}
