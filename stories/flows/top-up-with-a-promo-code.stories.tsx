import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { paymentWays, returnAddress } from '#mocks/payment-page/payment-ways.ts'
import type { World } from '#mocks/world.ts'
import { currentLocale, i18n } from '#src/i18n/i18n.ts'
import { formatMoney } from '#src/rules/money.ts'
import { appStory, follow, type Page, press, WAIT } from '../../.storybook/app-story.tsx'
import { flowAccess, type Guide } from '../support/guide.ts'
import { messageFromServer } from '../support/server-words.ts'

const meta = {
  title: 'Flows/Top up with a promo code',
  parameters: {
    guide: {
      is: 'A top-up that a promo code doubles.',
      use: 'To see the way over the payment page and back.',
      instead: 'Modals/Balance for single states.',
      ...flowAccess,
      status: 'stable',
    } satisfies Guide,
  },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const PAID = 2_500
const BONUS = 2_500
const money = (qepik: number) => formatMoney(qepik, currentLocale())

/** The header button with the balance. */
async function balanceButton(page: Page): Promise<HTMLElement> {
  const name = new RegExp(i18n.t('common:balance.label'))
  const [button] = await page.findAllByRole('button', { name }, WAIT)
  if (!button) throw new TypeError('no balance')
  return button
}

/** Tries an expired code, and then a valid one, which sets the amount. */
async function enterCode(dialog: Page) {
  await press(dialog, i18n.t('billing:promo.open'))
  const code = dialog.getByLabelText(i18n.t('billing:promo.code'))
  await userEvent.type(code, 'KOHNE10{Enter}')
  await dialog.findByText(messageFromServer('promo_expired'), {}, WAIT)
  await userEvent.clear(code)
  await userEvent.type(code, 'BAHAR25{Enter}')
  await dialog.findByText(i18n.t('billing:promo.locked'), {}, WAIT)
}

/** Simulates the bank's page, which the catalogue lacks; returns the way back. */
async function payAtTheBank(world: World): Promise<string> {
  const { id } = await waitFor(() => {
    const begun = world.db.payments.first({ status: 'open', promo_code: 'BAHAR25' })
    if (!begun) throw new TypeError('no payment was begun')
    return begun
  }, WAIT)
  const paid = await world.write((tx) => {
    paymentWays.accept.happen(tx, id)
    return tx.payments.need(id)
  })
  return returnAddress(paid, location.origin)
}

/** A customer tops up with a promo code, pays, and returns to a balance with the doubled amount. */
export const TopUpWithAPromoCode: Story = appStory('/services', {}, async (page, world) => {
  const { available } = world.db.wallets.need(1)
  await userEvent.click(await balanceButton(page))
  const dialog = within(await page.findByRole('dialog', {}, WAIT))
  await enterCode(dialog)
  await press(dialog, new RegExp(i18n.t('billing:topUp.confirm', { amount: money(PAID) })))
  await follow(await payAtTheBank(world))
  await page.findByRole('heading', { level: 2, name: i18n.t('billing:payment.success.title') }, WAIT)
  const more = money(available + PAID + BONUS)
  await waitFor(async () => expect((await balanceButton(page)).textContent).toContain(more), WAIT)
})
