import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { joinTracks } from '#mocks/engines/audio/aac-track.ts'
import { createNodeAudioEncoder } from '#mocks/engines/audio/create-node-audio-encoder.ts'
import { writeM4b } from '#mocks/engines/audio/write-m4b.ts'
import { syntheticVoiceBytes } from '#tests/support/synthetic-voice.ts'
import type { Figure } from './measure.ts'
import { openScenario } from './open-scenario.ts'
import { taskTimes } from './trace-page.ts'
import { withPage } from './with-page.ts'

const MINUTES = 120
const RATE = 16_000
const KBPS = 64
const WAV_HEAD_BYTES = 44
const PRICED = /₼/

/** Two hours of a voice as WAV and as M4A; the M4A repeats the same minute. */
async function makeRecordings() {
  const minute = new Int16Array(syntheticVoiceBytes(60), WAV_HEAD_BYTES)
  const sound = await createNodeAudioEncoder().encodeAac({ samples: minute, sampleRate: RATE }, KBPS)
  const hours = joinTracks(Array.from({ length: MINUTES }, () => sound))
  const tags = { title: 'Bench', artist: '', album: '', language: 'eng' }
  return {
    wav: new Uint8Array(syntheticVoiceBytes(MINUTES * 60)),
    m4a: new Uint8Array(await writeM4b(hours, tags).arrayBuffer()),
  }
}

async function secondsOf(act: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await act()
  return (performance.now() - begun) / 1000
}

/**
 * Time from choosing a file to its finished transcript, with the longest task of the page during reading and upload.
 */
async function sendRecording(page: Page, path: string): Promise<Omit<Figure, 'what'>[]> {
  const row = page.locator('li [role=status]')
  const input = page.locator('input[type=file]').first()
  await input.waitFor({ state: 'attached' })
  let measured = 0
  let sent = 0
  const tasks = await taskTimes(page, async () => {
    measured = await secondsOf(async () => {
      await input.setInputFiles(path)
      await row.filter({ hasText: PRICED }).waitFor({ timeout: 0 })
    })
    sent = await secondsOf(async () => {
      const answered = page.waitForResponse(/\/init/, { timeout: 0 })
      await page.getByRole('button', { name: PRICED }).last().click()
      await answered
    })
  })
  const finished = await secondsOf(async () => {
    await page.waitForURL(/speech-to-text\/\d+$/, { timeout: 0 })
    await page.locator('progress').first().waitFor({ timeout: 0 })
    await page.locator('progress').first().waitFor({ state: 'detached', timeout: 0 })
  })
  return [
    { value: measured, unit: 's until it is measured and priced' },
    { value: sent, unit: 's until it is sent, measured and stored' },
    { value: tasks[0] ?? 0, unit: 'ms of the processor, longest task of the page meanwhile' },
    { value: finished, unit: 's until it is transcribed' },
  ]
}

/** Times for long recordings on the sandbox build. */
export async function uploadFigures(): Promise<readonly Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'avaz-bench-'))
  const figures: Figure[] = []
  try {
    for (const [kind, bytes] of Object.entries(await makeRecordings())) {
      const path = join(folder, `recording.${kind}`)
      writeFileSync(path, bytes)
      const what = `${kind}, ${MINUTES} min, ${Math.round(bytes.byteLength / 1e6)} MB`
      await withPage('sandbox', async (page, origin) => {
        await openScenario(page, origin, 'main')
        await page.goto(`${origin}/services/speech-to-text/create`)
        for (const figure of await sendRecording(page, path)) figures.push({ what, ...figure })
      })
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
  return figures
}
