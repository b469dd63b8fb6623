import { routes } from '#src/routing/routes.ts'
import { qepikInText } from './support/editor-page.ts'
import { signIn } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'

test('in az, spending is added up by month and service, and an own budget warns', async ({ page }) => {
  const t = await textsOf('az')
  await signIn(page)
  await page.goto(routes.transactions)
  await page.getByRole('button', { name: t('billing:transactions.spending') }).click()
  const table = page.getByRole('table', { name: t('billing-spending:title') })
  await expect(table).toBeVisible()

  await test.step('the months add up to the sum below them', async () => {
    const rows = await table.getByRole('row').allInnerTexts()
    const sums = rows.slice(1).map((row) => qepikInText(row.split('\t')[1] ?? ''))
    expect(sums.at(-1)).toBeGreaterThan(0)
    expect(sums.slice(0, -1).reduce((all, sum) => all + sum, 0)).toBe(sums.at(-1))
  })

  await test.step('a service is chosen, and a reload keeps it', async () => {
    await page.getByRole('combobox', { name: t('billing-spending:service') }).click()
    await page.getByRole('option', { name: t('catalog:titles.cloning') }).click()
    await expect(page).toHaveURL(/service=cloning/)
    // One sum, that of the service, in place of one for each.
    await expect(table.getByRole('row').last()).toHaveText(/^[^₼]+₼$/)
    const sum = await table.getByRole('row').last().innerText()
    await page.reload()
    await expect(table.getByRole('row').last()).toHaveText(sum.replaceAll('\t', ''))
  })

  await test.step('a budget that is nearly spent warns on home too', async () => {
    await page.getByRole('textbox', { name: t('billing-spending:budget.label') }).fill('100')
    await page.getByRole('button', { name: t('billing-spending:budget.save'), exact: true }).click()
    await expect(page.getByText(t('billing-spending:budget.hint'))).toBeVisible()
    await page.goto(routes.home)
    const warned = [t('billing-spending:budget.nearTitle'), t('billing-spending:budget.overTitle')]
    await expect(page.getByText(new RegExp(warned.join('|')))).toBeVisible()
  })
})
