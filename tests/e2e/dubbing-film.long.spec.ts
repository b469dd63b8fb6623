import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { probeFilm } from '#tests/support/backend/probe-audio.ts'
import { speakAsStranger } from '#tests/support/backend/transcript-project.ts'
import { filmOf } from '#tests/support/small-film.ts'
import { blueFilmPicture, whitePixels } from './support/frames.ts'
import { letTimePass, SHORT_WAIT } from './support/let-time-pass.ts'
import { signIn } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'

const price = { price: '3,00 ₼ manat' }
const action = (key: string) => new RegExp(`^${key}`)

async function savedBy(page: Page, press: () => Promise<void>) {
  const [file] = await Promise.all([page.waitForEvent('download'), press()])
  return new Uint8Array(await readFile(await file.path()))
}

test('in az, subtitles are drawn into the picture of a dubbed film, and are seen while somebody speaks', async ({
  page,
}) => {
  const t = await textsOf('az')
  await signIn(page)
  await page.goto('/services/dubbing/create')
  const sound = await speakAsStranger(['The meeting begins at ten.', 'Please bring your own cup.'])
  const film = await filmOf(await blueFilmPicture(page), sound, 'film.mp4')
  const buffer = Buffer.from(await film.arrayBuffer())
  await page.locator('input[type=file]').setInputFiles({ name: 'film.mp4', mimeType: 'video/mp4', buffer })
  await page.getByRole('checkbox', { name: 'Azərbaycan dili' }).check()
  await page.getByRole('button', { name: action(t('create:action.continue')) }).click()
  await page.getByRole('button', { name: t('dubbing:draft.askFor', price) }).click()
  await page.getByRole('button', { name: t('runs:quote.pay', price) }).click()
  const exporting = page.getByRole('button', { name: t('common:actions.export') })
  await letTimePass(page, () => expect(exporting).toBeVisible(SHORT_WAIT))

  await exporting.click()
  const modal = page.getByRole('dialog', { name: t('dubbing-lazy:export.title') })
  await modal.getByRole('combobox', { name: t('editor-modals:export.format') }).click()
  await page.getByRole('option', { name: /MP4/ }).click()
  await modal.getByRole('button', { name: t('editor-modals:export.start') }).click()
  const row = modal.getByRole('listitem').filter({ hasText: '.mp4' })
  const download = row.getByRole('button', { name: t('editor-modals:export.download') })
  await letTimePass(page, () => expect(download).toBeVisible(SHORT_WAIT))
  const plain = await savedBy(page, () => download.click())

  await row.getByRole('button', { name: t('dubbing-tools:film.add') }).click()
  await modal.getByRole('radio', { name: t('dubbing-tools:film.burned') }).check({ force: true })
  const save = modal.getByRole('button', { name: t('dubbing-tools:film.save') })
  const burned = await savedBy(page, () => save.click())
  expect((await probeFilm(burned)).streams.map(({ kind }) => kind)).toEqual(['video', 'audio'])
  expect(await whitePixels(page, plain, 1)).toEqual({ upper: 0, lower: 0 })
  const { upper, lower } = await whitePixels(page, burned, 1)
  expect(upper).toBe(0)
  expect(lower).toBeGreaterThan(100)
})
