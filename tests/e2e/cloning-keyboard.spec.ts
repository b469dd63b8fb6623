import type { Locator } from '@playwright/test'
import { reading, wavFile } from '#tests/support/backend/voice-recordings.ts'
import { keyboardUser } from './support/by-keyboard.ts'
import { letTimePass, SHORT_WAIT } from './support/let-time-pass.ts'
import { signIn } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'
import { address, textsOf } from './support/texts.ts'

const SENTENCE = 'Привет, это мой голос.'
const price = { price: '49,00 ₼ маната' }

test('in ru on a phone, with the keyboard alone, a voice is cloned, paid, played, changed and used', {
  tag: '@long',
}, async ({ page }) => {
  const t = await textsOf('ru')
  const { press, write } = keyboardUser(page)
  const recorded = await wavFile(await reading({ gender: 'woman', number: 2 }, 31))
  const buffer = Buffer.from(await recorded.arrayBuffer())
  const button = (key: string, values = {}) => page.getByRole('button', { name: t(key, values), exact: true })
  /** The focus is visible within the element. */
  const isSomewhere = (within: Locator) =>
    expect(within.locator(':focus').or(within.and(page.locator(':focus')))).toBeInViewport()
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn(page, 'leyla', 'ru')
  await page.goto(address('ru', '/services/cloning'))

  await test.step('samples, name, gender and consent are entered', async () => {
    await press(button('projects:create'))
    const form = page.getByRole('dialog', { name: t('cloning-form:create.title') })
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      press(form.getByRole('button', { name: t('cloning-form:samples.choose') })),
    ])
    await chooser.setFiles([{ name: 'голос.wav', mimeType: 'audio/wav', buffer }])
    await expect(form.getByText(t('cloning-form:samples.enough'))).toBeVisible()
    const next = form.getByRole('button', { name: t('create:action.continue'), exact: true })
    for (const step of ['details', 'consent'] as const) {
      await press(next)
      const heading = form.getByRole('heading', { name: t(`cloning-form:step.${step}`), exact: true })
      await expect(heading).toBeFocused()
      await expect(form.locator('[aria-current=step]')).toBeInViewport()
      await expect(form.locator('[aria-current=step]')).toContainText(t(`cloning-form:step.${step}`))
      if (step === 'consent') continue
      await write(form.getByLabel(t('cloning-lazy:form.name')), 'Айнур')
      await press(form.getByRole('radio', { name: t('cloning:gender.WOMAN') }), 'Space')
    }
    await press(form.getByRole('checkbox', { name: t('cloning-lazy:form.consent') }), 'Space')
    await press(
      form.getByRole('button', {
        name: t('create:actionFor', { action: t('create:action.continue'), ...price }),
      }),
    )
    await expect(page).toHaveURL(/\/services\/cloning\/\d+$/)
  })

  await test.step('the quote is paid and the voice is trained', async () => {
    await press(button('runs:quote.pay', price))
    await expect(page.getByRole('heading', { name: t('cloning:ordered.title') })).toBeVisible()
    await isSomewhere(page.getByRole('main'))
    const finished = page.getByRole('heading', { name: t('cloning:finished.title') })
    await letTimePass(page, () => expect(finished).toBeVisible(SHORT_WAIT))
  })

  await test.step('the voice is played', async () => {
    await press(button('cloning:finished.listen').first())
    await expect(button('cloning:finished.pause').first()).toBeFocused()
    await page.keyboard.press('Enter')
  })

  await test.step('its details are changed, and the focus stays', async () => {
    await press(button('cloning:workspace.edit'))
    const form = page.getByRole('dialog', { name: t('cloning-lazy:update.title') })
    await write(form.getByLabel(t('cloning-lazy:form.description')), 'Тёплый')
    await press(form.getByRole('button', { name: t('cloning-lazy:update.save'), exact: true }))
    await expect(form).toBeHidden()
    await expect(button('cloning:workspace.edit')).toBeFocused()
    await expect(page.getByText('Тёплый')).toBeVisible()
  })

  await test.step('a sentence is opened in text to speech', async () => {
    await write(page.getByRole('textbox', { name: t('cloning:try.label') }), SENTENCE)
    await press(button('cloning:try.speak'))
    await expect(page).toHaveURL(/\/services\/text-to-speech\/\d+$/)
    await expect(page.getByRole('textbox', { name: t('editor:block.text', { number: 1 }) })).toHaveValue(
      SENTENCE,
    )
  })
})
