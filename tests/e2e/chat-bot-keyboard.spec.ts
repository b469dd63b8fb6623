import { readFileSync } from 'node:fs'
import { OTHER_SOURCES } from './support/bot-sources.ts'
import { keyboardUser } from './support/by-keyboard.ts'
import { signIn } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'
import { address, textsOf } from './support/texts.ts'

const SOURCE = 'Магазин открыт каждый день с 10:00 до 20:00.'
const QUESTION = 'Когда открыт магазин?'
const BETTER = 'Магазин открыт с десяти до восьми, в праздники тоже.'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test('in ru on a phone, with the keyboard alone, a bot gets sources, answers, is corrected, styled and its talks exported', {
  tag: '@long',
}, async ({ page }) => {
  const t = await textsOf('ru')
  const { press, write } = keyboardUser(page)
  const tab = async (from: string, key: string, to: string) => {
    await press(page.getByRole('tab', { name: t(`chat-bot:tabs.${from}`) }), key)
    await expect(page.getByRole('tab', { name: t(`chat-bot:tabs.${to}`) })).toBeFocused()
  }
  await page.setViewportSize({ width: 360, height: 800 })
  await signIn(page, 'leyla', 'ru')
  await page.goto(address('ru', '/services/chat-bot'))
  await press(page.getByRole('button', { name: t('projects:create') }))
  const form = page.getByRole('dialog', { name: t('chat-bot-form:create.title') })
  await write(form.getByLabel(t('chat-bot-form:create.name')), 'Нар')
  await write(form.getByRole('textbox', { name: t('chat-bot-form:source.text') }), SOURCE)
  await press(form.getByRole('button', { name: t('create:action.create') }))
  await expect(page).toHaveURL(/\/services\/chat-bot\/\d+$/)
  const log = page.getByRole('log')
  const field = page.getByRole('textbox', { name: t('chat-bot:ask.field') })
  const ask = async (text: string) => {
    await write(field, text)
    await page.keyboard.press('Enter')
  }

  await test.step('a question with its answer, a page and a file become sources', async () => {
    await tab('playground', 'ArrowRight', 'sources')
    const dialog = page.getByRole('dialog', { name: t('chat-bot-lazy:sources.add') })
    const add = async (steps: number, give: () => Promise<void>) => {
      await press(page.getByRole('button', { name: t('chat-bot-lazy:sources.add') }))
      const kinds = dialog.getByRole('tab')
      for (let step = 0; step < steps; step += 1) await press(kinds.nth(step), 'ArrowRight')
      await give()
      await press(dialog.getByRole('button', { name: t('chat-bot-lazy:sources.add') }))
      await expect(dialog).toBeHidden()
    }
    await add(1, async () => {
      const [chooser] = await Promise.all([
        page.waitForEvent('filechooser'),
        press(dialog.getByRole('button', { name: t('chat-bot-form:source.choose') })),
      ])
      const buffer = Buffer.from(OTHER_SOURCES.ru.file[1])
      await chooser.setFiles({ name: 'a.txt', mimeType: 'text/plain', buffer })
    })
    await add(2, () => write(dialog.getByRole('textbox'), OTHER_SOURCES.ru.address))
    await add(3, async () => {
      await write(
        dialog.getByRole('textbox', { name: t('chat-bot-form:source.question') }),
        OTHER_SOURCES.ru.question[0],
      )
      await write(
        dialog.getByRole('textbox', { name: t('chat-bot-form:source.answer') }),
        OTHER_SOURCES.ru.question[1],
      )
    })
    await expect(page.getByText(t('chat-bot-lazy:sources.state.ready'), { exact: true })).toHaveCount(4)
    await tab('sources', 'ArrowLeft', 'playground')
  })

  await test.step('an answer is opened in its source, rated as bad, corrected and asked for again', async () => {
    for (const [question, sentence] of [
      OTHER_SOURCES.ru.question,
      OTHER_SOURCES.ru.page,
      [QUESTION, SOURCE] as const,
    ]) {
      await ask(question)
      await expect(log.getByText(sentence).last()).toBeVisible()
    }
    await press(
      log
        .getByRole('list', { name: t('chat-bot:ask.sources') })
        .last()
        .getByRole('button'),
    )
    await expect(page.getByRole('dialog').locator('mark')).toHaveText(SOURCE)
    await page.keyboard.press('Escape')
    const bad = log.getByRole('button', { name: t('chat-bot:ask.bad') }).last()
    await press(bad)
    await expect(bad).toHaveAttribute('aria-pressed', 'true')
    await press(log.getByRole('button', { name: t('chat-bot:ask.correct') }).last())
    const answer = page.getByRole('dialog', { name: t('chat-bot-lazy:answer.correct') })
    await write(answer.getByRole('textbox', { name: t('chat-bot-form:source.answer') }), BETTER)
    await press(answer.getByRole('button', { name: t('chat-bot-lazy:answer.save') }))
    await expect(answer).toBeHidden()
    await press(log.getByRole('button', { name: t('chat-bot:ask.again') }).last())
    await expect(log.getByText(BETTER)).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
    await page.screenshot({ path: test.info().outputPath('asked.png') })
  })

  await test.step('persona, look and sites are changed, and the code is copied', async () => {
    await tab('playground', 'ArrowRight', 'sources')
    await tab('sources', 'ArrowRight', 'tests')
    await tab('tests', 'ArrowRight', 'conversations')
    await tab('conversations', 'ArrowRight', 'settings')
    await write(
      page.getByRole('textbox', { name: t('chat-bot-lazy:settings.greeting') }),
      'Добро пожаловать!',
    )
    const sites = page.getByRole('textbox', { name: t('chat-bot-lazy:settings.domains'), exact: true })
    await press(page.getByRole('radio', { name: t('chat-bot-lazy:settings.corners.right') }), 'ArrowLeft')
    await expect(page.getByRole('figure')).toContainText('Добро пожаловать!')
    await write(sites, 'magaza.example')
    await page.screenshot({ path: test.info().outputPath('settings.png') })
    await press(page.getByRole('button', { name: t('chat-bot-lazy:settings.save'), exact: true }))
    await expect(page.getByText(t('chat-bot-lazy:settings.saved'))).toBeVisible()
    await tab('settings', 'ArrowRight', 'embed')
    await press(page.getByRole('button', { name: t('exports:code.copy') }).first())
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('<script')
    await page.screenshot({ path: test.info().outputPath('embed.png') })
  })

  await test.step('conversations are filtered, read and saved as CSV', async () => {
    await tab('embed', 'ArrowLeft', 'settings')
    await tab('settings', 'ArrowLeft', 'conversations')
    await press(page.getByRole('radio', { name: t('chat-bot-lazy:conversations.filters.all') }), 'ArrowRight')
    await expect(page.getByText(t('chat-bot-lazy:conversations.noMatch'))).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await press(page.getByRole('list', { name: t('chat-bot:tabs.conversations') }).getByRole('button'))
    await expect(log).toContainText(BETTER)
    await page.screenshot({ path: test.info().outputPath('conversations.png') })
    const save = page.getByRole('button', { name: t('chat-bot-lazy:conversations.save') })
    const [file] = await Promise.all([page.waitForEvent('download'), press(save)])
    expect(readFileSync(await file.path(), 'utf8')).toContain(BETTER)
  })
})
