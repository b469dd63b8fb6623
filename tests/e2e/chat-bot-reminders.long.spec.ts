import { keyboardUser } from './support/by-keyboard.ts'
import { letTimePass, SHORT_WAIT } from './support/let-time-pass.ts'
import { SERVICE_SCREENS } from './support/screens.ts'
import { signIn } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'
import { address, textsOf } from './support/texts.ts'

const BOT = 'Dəstək köməkçisi'
const PAGES = 12
const EIGHT_DAYS_MS = 8 * 86_400_000

// The browser's own line when the session has ended.
test.use({ expectedConsole: [/status of 401/] })

test('in ru on a phone, with the keyboard alone, an owner is reminded of a bot’s pages and reads all of them in one press', async ({
  page,
}) => {
  const t = await textsOf('ru')
  const { press } = keyboardUser(page)
  const choice = page.getByRole('combobox', { name: t('chat-bot-questions:pages.reminder.label') })
  const readAgain = page.getByRole('button', { name: t('chat-bot-questions:pages.due.action'), exact: true })
  const mark = page.getByText(t('projects-lazy:due.mark'), { exact: true })
  const home = page.getByText(t('projects-lazy:due.title'), { exact: true })
  const openList = async () => {
    await page.goto(address('ru', '/services/chat-bot'))
    await expect(page.getByRole('link', { name: BOT })).toBeVisible()
  }
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn(page, 'leyla', 'ru')
  await page.goto(address('ru', SERVICE_SCREENS['chat-bot']))

  await test.step('the owner wants to be reminded every week, and sees the next day', async () => {
    await press(page.getByRole('tab', { name: t('chat-bot:tabs.playground') }), 'ArrowRight')
    await expect(page.getByRole('tab', { name: t('chat-bot:tabs.sources') })).toBeFocused()
    await press(choice)
    const week = page.getByRole('option', { name: t('chat-bot-questions:pages.reminder.every.week') })
    await expect(week).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(choice).toHaveText(t('chat-bot-questions:pages.reminder.every.week'))
    await expect(choice).toBeFocused()
    const said = new RegExp(`^${t('chat-bot-questions:pages.reminder.next', { date: String.raw`\d+ .+` })}$`)
    await expect(page.getByRole('status').getByText(said)).toBeVisible()
    await expect(readAgain).toBeHidden()
  })

  await test.step('eight days later home, the list and the bot say that its pages are due', async () => {
    await page.clock.fastForward(EIGHT_DAYS_MS)
    // The session has ended meanwhile.
    await expect(page).toHaveURL(/\/login\?return=/)
    await signIn(page, 'leyla', 'ru')
    await page.goto(address('ru', '/'))
    await expect(home).toBeVisible()
    await openList()
    await expect(mark).toBeVisible()
    await press(page.getByRole('link', { name: BOT }))
    await expect(
      page.getByText(t('chat-bot-questions:pages.due.title', { count: PAGES }), { exact: true }),
    ).toBeVisible()
  })

  await test.step('one press reads all of them', async () => {
    await press(readAgain)
    const modal = page.getByRole('dialog', { name: t('chat-bot-questions:pages.again.title') })
    const counts = { changed: 0, same: PAGES, failed: 0 }
    const result = modal.getByText(t('chat-bot-questions:pages.again.result', counts), { exact: true })
    await letTimePass(page, () => expect(result).toBeVisible(SHORT_WAIT))
    await page.keyboard.press('Escape')
    await expect(modal).toBeHidden()
    await expect(page.getByRole('main')).toBeFocused()
    await expect(readAgain).toBeHidden()
  })

  await test.step('the bot, the list and home are quiet again', async () => {
    await openList()
    // The mark and the notice load after the rest.
    await page.waitForLoadState('networkidle')
    await expect(mark).toBeHidden()
    await page.goto(address('ru', '/'))
    await expect(page.getByRole('heading', { name: t('catalog:home.services') })).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expect(home).toBeHidden()
  })
})
