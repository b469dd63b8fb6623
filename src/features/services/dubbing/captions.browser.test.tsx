import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openApp } from '#tests/support/open-app.tsx'

test('a film shows captions of the heard language, until they are switched off', async () => {
  await openApp('/en/services', {
    prepare({ db, write }) {
      const id = db.projects.first({ customer_id: 1, title: 'Product tour' })?.id ?? 0
      const picture = { width: 640, height: 360, codecs: { picture: 'avc1', sound: 'mp4a' } }
      void write((tx) => tx.dubbings.update(id, { picture }))
      return `/en/services/dubbing/${id}`
    },
  })
  const button = page.getByRole('button', { name: 'Captions' })
  await expect.element(button).toHaveAttribute('aria-pressed', 'true')
  const element = () => document.querySelector('video track') as HTMLTrackElement | null
  await expect.poll(() => element()?.track.cues?.length ?? 0).toBeGreaterThan(0)
  expect(element()).toMatchObject({ kind: 'captions', srclang: 'az-AZ' })
  expect(element()?.track.mode).toBe('showing')
  const said = [...(element()?.track.cues ?? [])].map((cue) => (cue as VTTCue).text)
  const texts = page.getByRole('textbox', { name: /^Azerbaijani, segment/ }).elements()
  expect(said[0]).toBe((texts[0] as HTMLTextAreaElement).value)
  await userEvent.click(button)
  await expect.poll(() => element()?.track.mode).toBe('hidden')
})
