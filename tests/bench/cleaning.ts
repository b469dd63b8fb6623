import type { Page } from 'playwright'
import { type Figure, median } from './measure.ts'
import { openScenario } from './open-scenario.ts'
import { withPage } from './with-page.ts'

const MINUTES = 10
const RATE = 48_000
const ROUNDS = 5

/** A WAV with syllables and pauses, made in the page, because it is too large to be handed over. */
async function chooseRecording(page: Page) {
  await page.evaluate(
    ({ seconds, rate }) => {
      const samples = new Int16Array(seconds * rate)
      for (let at = 0; at < samples.length; at += 1) {
        const time = at / rate
        const swell = time % 3 > 2.6 ? 0 : Math.sin(Math.PI * 4 * time) ** 2
        samples[at] = 13_000 * swell * Math.sin(2 * Math.PI * 140 * time)
      }
      const head = new DataView(new ArrayBuffer(44))
      const put = (at: number, word: string) => {
        for (let letter = 0; letter < word.length; letter += 1)
          head.setUint8(at + letter, word.charCodeAt(letter))
      }
      put(0, 'RIFF')
      head.setUint32(4, 36 + samples.byteLength, true)
      put(8, 'WAVEfmt ')
      head.setUint32(16, 16, true)
      head.setUint16(20, 1, true)
      head.setUint16(22, 1, true)
      head.setUint32(24, rate, true)
      head.setUint32(28, rate * 2, true)
      head.setUint16(32, 2, true)
      head.setUint16(34, 16, true)
      put(36, 'data')
      head.setUint32(40, samples.byteLength, true)
      const files = new DataTransfer()
      files.items.add(new File([head, samples], 'talk.wav', { type: 'audio/wav' }))
      const field = document.querySelector<HTMLInputElement>('input[type=file]')
      if (!field) throw new Error('no file field')
      field.files = files.files
      field.dispatchEvent(new Event('change', { bubbles: true }))
    },
    { seconds: MINUTES * 60, rate: RATE },
  )
}

/** How long a recording takes to open in the editor that cleans it, from the press to its waveform. */
export async function cleaningFigures(): Promise<readonly Figure[]> {
  const times: number[] = []
  await withPage('sandbox', async (page, origin) => {
    await openScenario(page, origin, 'main')
    await page.goto(`${origin}/en/services/speech-to-text/create`)
    await page.locator('input[type=file]').first().waitFor({ state: 'attached' })
    await chooseRecording(page)
    const open = page.getByRole('button', { name: 'Clean “talk.wav”' })
    await open.waitFor({ timeout: 120_000 })
    for (let round = 0; round < ROUNDS; round += 1) {
      const start = performance.now()
      await open.click()
      await page.getByRole('slider', { name: 'Start of the selection' }).waitFor({ timeout: 60_000 })
      times.push(performance.now() - start)
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
    }
  })
  return [
    {
      what: `${MINUTES} min of WAV: open for cleaning, median of ${ROUNDS}`,
      value: median(times),
      unit: 'ms',
    },
  ]
}
