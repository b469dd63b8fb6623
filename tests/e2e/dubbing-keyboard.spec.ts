import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { probeFilm } from '#tests/support/backend/probe-audio.ts'
import { speakAsStranger } from '#tests/support/backend/transcript-project.ts'
import { filmWith, pictureBytes } from '#tests/support/film-file.ts'
import { keyboardUser } from './support/by-keyboard.ts'
import { letTimePass, SHORT_WAIT } from './support/let-time-pass.ts'
import { signIn } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'
import { address, type Texts, textsOf } from './support/texts.ts'

const price = { price: '₼3,00 manat' }

/** The controls of a segment, counted from 1. */
function segmentOn(page: Page, t: Texts, number: number) {
  const field = (key: string) =>
    page.getByRole('textbox', { name: t(`dubbing:segment.${key}`, { number, language: 'Türkçe' }) })
  return {
    source: field('source'),
    translation: field('translation'),
    start: field('start'),
    menu: page.getByRole('button', { name: t('segments:segment.more', { number }), exact: true }),
  }
}

test('in tr, with the keyboard alone, a film is dubbed, played, corrected, renewed and exported', {
  tag: '@long',
}, async ({ page }) => {
  const t = await textsOf('tr')
  const { chooseInMenu, press, reach, write } = keyboardUser(page)
  const lines = ['The meeting begins at ten.', 'Please bring your own cup.']
  const film = await filmWith(await speakAsStranger([...lines, ...lines, ...lines]))
  const button = (key: string, values = {}) => page.getByRole('button', { name: t(key, values), exact: true })
  const first = segmentOn(page, t, 1)
  const exporting = button('common:actions.export')
  const speakerButton = (name: string) =>
    page.getByRole('button', { name: t('segments:segment.speaker', { name, number: '' }).trim() })
  const tools = page.getByRole('toolbar', { name: t('dubbing:toolbar.label') })
  const stale = page.getByText(t('dubbing:segment.stale'))
  await signIn(page, 'leyla', 'tr')
  await page.goto(address('tr', '/services/dubbing'))

  await test.step('a film is uploaded, priced, quoted and paid', async () => {
    await press(page.getByRole('button', { name: t('projects:create') }))
    const form = page.getByRole('dialog', { name: t('dubbing-form:create.title') })
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      press(form.getByRole('button', { name: t('dubbing-form:create.chooseFile') })),
    ])
    const buffer = Buffer.from(await film.arrayBuffer())
    await chooser.setFiles([{ name: 'film.mp4', mimeType: 'video/mp4', buffer }])
    await press(form.getByRole('checkbox', { name: 'Türkçe' }), 'Space')
    await press(form.getByRole('combobox', { name: t('dubbing-form:form.speakers') }))
    await page.keyboard.type('2')
    await page.keyboard.press('Enter')
    await expect(
      form.getByRole('button', {
        name: t('create:actionFor', { action: t('create:action.continue'), ...price }),
      }),
    ).toBeVisible()
    await press(form.getByRole('button', { name: new RegExp(`^${t('create:action.continue')}`) }))
    await press(button('dubbing:draft.askFor', price))
    await press(button('runs:quote.pay', price))
    await letTimePass(page, () => expect(exporting).toBeVisible(SHORT_WAIT))
    await expect(first.translation).not.toHaveValue('')
  })

  await test.step('dub and original are played, from the text and from the time line', async () => {
    const dub = page.getByRole('radio', { name: t('dubbing:toolbar.dub') })
    await press(button('dubbing:segment.playDub', { number: 1 }))
    await expect(tools.getByRole('button', { name: t('player:pause') })).toBeVisible()
    await expect(dub).toBeChecked()
    await page.keyboard.press('Alt+o')
    await expect(dub).not.toBeChecked()
    await page.keyboard.press('Alt+o')
    await expect(dub).toBeChecked()
    await press(button('dubbing-lazy:timeline.zoomIn'))
    const partsOf = (name: string) =>
      page.getByRole('group', { name: t('dubbing-lazy:timeline.row', { name }) }).getByRole('button')
    // The number of segments per speaker depends on the film's time; one of the two has at least three.
    const isFirst = (await partsOf('Konuşmacı 1').count()) > 1
    const parts = partsOf(isFirst ? 'Konuşmacı 1' : 'Konuşmacı 2')
    await press(parts.first(), 'ArrowRight')
    await expect(parts.nth(1)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(tools.getByRole('button', { name: t('player:pause') })).toBeVisible()
  })

  await test.step('a time, a sentence and a speaker are changed', async () => {
    const before = await first.start.inputValue()
    await press(first.start, 'ArrowUp')
    await expect(first.start).not.toHaveValue(before)
    await write(first.translation, 'Toplantı başlıyor.')
    await expect(stale.first()).toBeVisible()
    const theirs = await speakerButton('Konuşmacı 2').count()
    await press(speakerButton('Konuşmacı 1').first())
    const other = page.getByRole('menuitemradio', { name: 'Konuşmacı 2' })
    await chooseInMenu(other)
    await expect(speakerButton('Konuşmacı 2')).toHaveCount(theirs + 1)
  })

  await test.step('a speaker gets another voice', async () => {
    const before = await stale.count()
    await press(button('dubbing:toolbar.speakers'))
    const speakers = page.getByRole('dialog', { name: t('dubbing-lazy:speakers.title') })
    await press(speakers.getByRole('button', { name: t('dubbing-lazy:speakers.change') }).last())
    const voices = page.getByRole('dialog', { name: t('voices:title') })
    await reach(voices.getByRole('radio', { checked: true }))
    await page.keyboard.press('ArrowUp')
    await press(voices.getByRole('button', { name: t('voices:useFor', { price: '₼0,' }) }))
    await expect(voices).toBeHidden()
    await page.keyboard.press('Escape')
    await expect(speakers).toBeHidden()
    await expect.poll(() => stale.count()).toBeGreaterThan(before)
  })

  await test.step('stale parts are renewed', async () => {
    await press(page.getByRole('button', { name: / · ₼0,\d\d/ }))
    await letTimePass(page, () => expect(stale).toHaveCount(0, SHORT_WAIT))
    await letTimePass(page, () => expect(exporting).toBeVisible(SHORT_WAIT))
  })

  await test.step('the film is exported', async () => {
    await press(exporting)
    const modal = page.getByRole('dialog', { name: t('dubbing-lazy:export.title') })
    await press(modal.getByRole('button', { name: t('editor-modals:export.start'), exact: true }))
    const download = modal
      .getByRole('listitem')
      .getByRole('button', { name: t('editor-modals:export.download') })
    await letTimePass(page, () => expect(download).toBeVisible(SHORT_WAIT))
    const [file] = await Promise.all([page.waitForEvent('download'), press(download)])
    const bytes = new Uint8Array(readFileSync(await file.path()))
    const { streams } = await probeFilm(bytes)
    expect(streams.map(({ codec, language }) => [codec, language])).toEqual([
      ['h264', 'und'],
      ['aac', 'tur'],
    ])
    expect(await pictureBytes(new Blob([bytes]))).toEqual(await pictureBytes(film))
  })
})
