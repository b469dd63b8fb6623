import { letTimePass, SHORT_WAIT } from './support/let-time-pass.ts'
import { SERVICE_SCREENS } from './support/screens.ts'
import { signIn } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'
import { address, textsOf } from './support/texts.ts'

test('in az, a table of questions is added, and questions are estimated and asked as a test', async ({
  page,
}) => {
  const t = await textsOf('az')
  const modal = page.getByRole('dialog')
  const tab = (name: string) => page.getByRole('tab', { name: t(`chat-bot:tabs.${name}`), exact: true })
  await page.goto('/login?sandbox=bots')
  const chosen = () => page.evaluate(() => sessionStorage.getItem('sandbox-scenario'))
  await expect.poll(chosen).toBe('bots')
  await signIn(page)
  await page.goto(address('az', '/services/chat-bot/1'))

  await test.step('a table becomes sources', async () => {
    await tab('sources').click()
    await page.getByRole('button', { name: t('chat-bot-questions:table.open') }).click()
    const table = 'Sual\tCavab\nNə vaxt açılır?\tSaat doqquzda.\nTək sual?\t'
    await modal.getByRole('textbox', { name: t('tables:paste') }).fill(table)
    await expect(modal.getByText(t('chat-bot-questions:table.fault.noAnswer'))).toBeVisible()
    await modal.getByRole('button', { name: t('chat-bot-questions:table.add', { count: 1 }) }).click()
    await expect(modal).toBeHidden()
  })

  await test.step('answers of the bot are estimated on this device', async () => {
    await tab('tests').click()
    await page.getByRole('button', { name: t('chat-bot-questions:estimate.title') }).click()
    await modal
      .getByRole('textbox', { name: t('chat-bot-questions:estimate.questions') })
      .fill('Nə vaxt açılır?')
    await expect(modal.getByRole('list', { name: t('chat-bot-questions:estimate.list') })).toContainText(
      'Saat doqquzda.',
    )
    await page.keyboard.press('Escape')
  })

  await test.step('the question is asked for its sum', async () => {
    await page.getByRole('textbox', { name: t('chat-bot-questions:test.questions') }).fill('Nə vaxt açılır?')
    await page.getByRole('button', { name: t('chat-bot-questions:test.add'), exact: true }).click()
    const panel = page.getByRole('tabpanel', { name: t('chat-bot:tabs.tests') })
    await panel.getByRole('button', { name: /0,03/ }).click()
    await expect(
      panel.getByText(t('chat-bot-questions:test.verdict.answered'), { exact: true }),
    ).toBeVisible()
  })
})

test('in ru, pages of a sitemap become sources and are read again, and open questions are listed', async ({
  page,
}) => {
  const t = await textsOf('ru')
  const modal = page.getByRole('dialog')
  const tab = (name: string) => page.getByRole('tab', { name: t(`chat-bot:tabs.${name}`), exact: true })
  await signIn(page, 'leyla', 'ru')
  await page.goto(address('ru', SERVICE_SCREENS['chat-bot']))
  await tab('sources').click()

  await test.step('two pages of a sitemap are added', async () => {
    const locs = ['a', 'b', 'c'].map((name) => `<url><loc>https://magaza.example/ru/${name}</loc></url>`)
    const buffer = Buffer.from(`<?xml version="1.0"?><urlset>${locs.join('')}</urlset>`)
    await page.getByRole('button', { name: t('chat-bot-questions:pages.open') }).click()
    await modal
      .locator('input[type=file]')
      .setInputFiles({ name: 'sitemap.xml', mimeType: 'application/xml', buffer })
    await modal.getByRole('checkbox', { name: 'https://magaza.example/ru/b' }).click()
    await modal.getByRole('button', { name: t('chat-bot-questions:pages.add.start', { count: 2 }) }).click()
    await expect(modal).toBeHidden()
    await expect(page.getByText(t('chat-bot:sources.count', { count: 14 }), { exact: true })).toBeVisible()
  })

  await test.step('all pages are read again in one press', async () => {
    await page.getByRole('button', { name: t('chat-bot-questions:pages.readAgain') }).click()
    const [few, ...rest] = t('chat-bot-questions:pages.again.result', {
      changed: '#',
      same: '#',
      failed: '#',
    }).split('#')
    await modal.getByRole('button', { name: /\d/ }).first().click()
    const counted = new RegExp(`^${[few, ...rest].join(String.raw`\d+`)}$`)
    await letTimePass(page, () => expect(modal.getByText(counted)).toBeVisible(SHORT_WAIT))
    await page.keyboard.press('Escape')
  })

  await test.step('an open question of visitors is answered from the list', async () => {
    await tab('conversations').click()
    await expect(page.getByText('Do you have a store in Berlin?').first()).toBeVisible()
  })
})
