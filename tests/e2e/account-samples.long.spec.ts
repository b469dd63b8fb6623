import { expect, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'

const CUSTOMER = { name: 'Aylin Demir', email: 'aylin@avaz.example', password: 'deniz kenarında çay' }

test('a new customer finds a sample of each service, hears one, asks one, and deletes one', async ({
  page,
  mails,
}) => {
  const t = await textsOf('tr')
  const samples = page.getByRole('region', { name: t('first-run:samples.title') }).getByRole('link')

  await test.step('registration and confirmation lead to home', async () => {
    await page.goto('/tr/register')
    await page.getByLabel(t('auth-account:name'), { exact: true }).fill(CUSTOMER.name)
    await page.getByLabel(t('auth:email')).fill(CUSTOMER.email)
    await page.getByLabel(t('auth:password'), { exact: true }).fill(CUSTOMER.password)
    await page.getByRole('button', { name: t('auth-account:register.submit') }).click()
    await page.getByLabel(t('auth-account:verify.code')).fill(await mails.codeFor(CUSTOMER.email))
    await expect(samples).toHaveCount(8)
  })

  await test.step('speech is heard', async () => {
    await samples.first().click()
    await expect(page.getByText(t('editor:sampleProject.about'))).toBeVisible()
    const sound = page.waitForResponse(/take-0-\d+\.wav/)
    await page.getByRole('button', { name: t('editor:sound.play', { number: 1 }) }).click()
    expect((await sound).ok()).toBe(true)
    await page.goBack()
  })

  await test.step('the bot answers for free', async () => {
    await samples.last().click()
    await expect(page.getByText(t('chat-bot:ask.sample'))).toBeVisible()
    await page.getByRole('textbox', { name: t('chat-bot:ask.field') }).fill('E-fatura ne zaman gelir?')
    await page.getByRole('button', { name: t('chat-bot:ask.send'), exact: true }).click()
    await expect(page.getByText(/E-fatura sipariş teslim edilince/).last()).toBeVisible()
  })

  await test.step('a sample is deleted in the list', async () => {
    await page.goto('/tr/services/audio-book')
    const row = page.getByRole('row').filter({ hasText: t('common:sampleProject') })
    await row.getByRole('button').click()
    await page.getByRole('menuitem', { name: t('projects-lazy:menu.delete'), exact: true }).click()
    await page.getByRole('button', { name: t('projects-lazy:delete.yes') }).click()
    await expect(row).toHaveCount(0)
    await page.goto('/tr')
    await expect(samples).toHaveCount(7)
  })
})
