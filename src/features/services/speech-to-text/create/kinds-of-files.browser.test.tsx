import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { amrBytes } from '#tests/support/amr-recording.ts'
import { chooseFiles } from '#tests/support/choose-files.ts'
import { openApp } from '#tests/support/open-app.tsx'
import { quickEngines } from '#tests/support/quick-engines.ts'
import { recordedFile } from '#tests/support/recorded-here.ts'

const submit = page.getByRole('button', { name: /^Start/ })

async function open() {
  const { world } = await openApp('/en/services/speech-to-text/create', { engines: quickEngines() })
  await expect.element(page.getByText('Drop recordings here')).toBeVisible()
  return { sent: () => world.db.projects.list({ where: { customer_id: 1, slug: 'speech-to-text' } }).length }
}

const choose = (...files: File[]) => chooseFiles(files)

test('a damaged recording shows how much of it is readable, and a film without sound is refused', async () => {
  await open()
  const half = async (name: string) => {
    const file = await recordedFile(name)
    return new File([file.slice(0, file.size * 0.6)], name)
  }
  await choose(
    await half('voice.flac'),
    await half('voice.mp3'),
    await half('voice.opus'),
    await recordedFile('silent-film.mp4'),
  )
  await expect.element(page.getByText(/only 00:0\d of about 00:06 can be read/).nth(1)).toBeVisible()
  await expect.element(page.getByText(/it breaks off after 00:0\d/)).toBeVisible()
  await expect.element(page.getByText(/no sound in this video/)).toBeVisible()
  await userEvent.click(submit)
  await expect.element(page.getByText('Choose at least one file.')).toBeVisible()
})

test('voice messages of messengers and recordings with a wrong extension are accepted', {
  tags: 'long',
}, async () => {
  const { sent } = await open()
  const before = sent()
  await choose(
    await recordedFile('voice.opus'),
    await recordedFile('voice.aac'),
    new File([amrBytes(6)], 'səs.amr'),
    await recordedFile('voice.m4a', 'danışıq.mp3'),
  )
  await userEvent.click(page.getByRole('button', { name: /^Start · ₼/ }))
  await expect.poll(sent).toBe(before + 4)
})
