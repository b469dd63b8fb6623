import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import type { PromoFault } from '#mocks/domain/promo.ts'
import { env } from '#src/config/env.ts'
import { readPayment } from '#src/config/payment-settings.ts'
import { BalanceModal } from '#src/features/billing/balance/balance-modal.tsx'
import { currentLocale, i18n } from '#src/i18n/i18n.ts'
import { TOP_UP_MAX_QEPIK, TOP_UP_MIN_QEPIK } from '#src/rules/limits.ts'
import { formatMoney } from '#src/rules/money.ts'
import { appStory, faultStory, type Page, WAIT } from '../../.storybook/app-story.tsx'
import { leavesPayment } from '../../.storybook/payment-traces.ts'
import { type Guide, modalAccess } from '../support/guide.ts'
import { messageFromServer } from '../support/server-words.ts'
import { wholeText } from '../support/whole-text.ts'

const meta = {
  title: 'Modals/Balance',
  parameters: {
    guide: {
      is: 'Tops up the balance, with a promo code if there is one.',
      use: 'From the balance in the header, and wherever money is missing: the missing sum is filled in.',
      instead: 'The screen of transactions to see what was spent.',
      ...modalAccess,
      status: 'stable',
    } satisfies Guide,
  },
  tags: ['picture'],
  component: BalanceModal,
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const OPEN_ADDRESS = '/services?modal-open=balance'

const modal = async (page: Page) =>
  within(await page.findByRole('dialog', { name: i18n.t('billing:topUp.title') }, WAIT))

const amountIn = (dialog: Page) => dialog.findByRole('spinbutton', {}, WAIT)

async function openPromo(page: Page) {
  const dialog = await modal(page)
  await userEvent.click(await dialog.findByRole('button', { name: i18n.t('billing:promo.open') }, WAIT))
  return dialog
}

async function typeCode(page: Page, code: string) {
  const dialog = await openPromo(page)
  await userEvent.type(dialog.getByLabelText(i18n.t('billing:promo.code')), `${code}{Enter}`)
  return dialog
}

async function submitAmount(page: Page, amount: string) {
  const dialog = await modal(page)
  const field = await amountIn(dialog)
  await userEvent.clear(field)
  await userEvent.type(field, `${amount}{Enter}`)
  return dialog
}

const refusedCode = (code: string, why: PromoFault) =>
  appStory(OPEN_ADDRESS, {}, async (page) => {
    const dialog = await typeCode(page, code)
    await dialog.findByText(messageFromServer(why), {}, WAIT)
  })

export const Default: Story = appStory(OPEN_ADDRESS, {}, async (page) => amountIn(await modal(page)))

/** A build with other payment settings. */
function withPayment(settings: Parameters<typeof readPayment>[0]) {
  const { payment } = env
  env.payment = readPayment(settings)
  return () => {
    env.payment = payment
  }
}

/** A build without a payment page. */
export const PaymentsNotSetUp: Story = {
  ...appStory(OPEN_ADDRESS, {}, async (page) => {
    await (await modal(page)).findByText(i18n.t('billing:topUp.notSetUp.title'))
  }),
  beforeEach: () => withPayment({}),
  tags: ['long'],
}

/** Opened by “too little money”: the missing amount is filled in. */
export const MissingAmount: Story = {
  ...appStory(`${OPEN_ADDRESS}&amount=2.40`, { scenario: 'low-balance' }, async (page) =>
    amountIn(await modal(page)),
  ),
  tags: ['long'],
}

export const ValidationErrors: Story = {
  ...appStory(OPEN_ADDRESS, {}, async (page) => {
    const dialog = await submitAmount(page, '0,99')
    const [min, max] = [TOP_UP_MIN_QEPIK, TOP_UP_MAX_QEPIK].map((limit) =>
      formatMoney(limit, currentLocale()),
    )
    // Converts no-break spaces to plain ones, as Testing Library does with the page's text.
    const range = i18n.t('billing:topUp.outOfRange', { min, max }).replaceAll('\u00a0', ' ')
    await dialog.findByText(wholeText(range), {}, WAIT)
  }),
  tags: ['long'],
}

const LIMIT_MESSAGE = 'Bu gün üçün limit 50,00 ₼-dir.'

export const ServerErrors: Story = {
  ...faultStory(OPEN_ADDRESS, { scenario: 'sending-refused' }, async (page) => {
    const dialog = await submitAmount(page, '100')
    await dialog.findByText(LIMIT_MESSAGE, {}, WAIT)
  }),
  tags: ['long'],
}

export const Pending: Story = {
  ...faultStory(OPEN_ADDRESS, { scenario: 'sending' }, async (page) => {
    const dialog = await submitAmount(page, '20')
    await dialog.findByText(i18n.t('billing:topUp.pending'), {}, WAIT)
  }),
  tags: ['long'],
}

/** The server returns a page that is not on the list: the browser stays. */
export const PaymentUrlRefused: Story = {
  ...appStory(OPEN_ADDRESS, {}, async (page) => {
    const dialog = await submitAmount(page, '20')
    await dialog.findByText(i18n.t('billing:topUp.refused.title'), {}, WAIT)
  }),
  beforeEach: () => withPayment({ VITE_PAYMENT_HOSTS: 'pay.bank.example' }),
  tags: ['long'],
}

/** The payment page is loading. */
export const Leaving: Story = {
  ...appStory(OPEN_ADDRESS, {}, async (page) => {
    const dialog = await submitAmount(page, '20')
    await dialog.findByText(i18n.t('billing:topUp.pending'), {}, WAIT)
  }),
  tags: ['long'],
}

/** Return from the payment page without a payment: the same payment can be continued. */
export const Unfinished: Story = {
  ...appStory(OPEN_ADDRESS, { scenario: 'pending-deposit' }, async (page) =>
    (await modal(page)).findByRole('link', { name: i18n.t('billing:begun.continue') }, WAIT),
  ),
  beforeEach: () => leavesPayment('25.00'),
  tags: ['long'],
}

export const PromoOpen: Story = { ...appStory(OPEN_ADDRESS, {}, openPromo), tags: ['long'] }

export const PromoRequired: Story = {
  ...appStory(OPEN_ADDRESS, {}, async (page) => {
    const dialog = await openPromo(page)
    await userEvent.click(dialog.getByRole('button', { name: i18n.t('common:actions.apply') }))
    await dialog.findByText(i18n.t('errors:validation.required'), {}, WAIT)
  }),
  tags: ['long'],
}

export const PromoChecking: Story = {
  ...faultStory(OPEN_ADDRESS, { scenario: 'sending' }, async (page) => {
    const dialog = await typeCode(page, 'AVAZ10')
    await dialog.findByText(i18n.t('billing:promo.checking'), {}, WAIT)
  }),
  tags: ['long'],
}

export const PromoApplied: Story = {
  ...appStory(OPEN_ADDRESS, {}, async (page) => {
    const dialog = await typeCode(page, 'yeni5')
    await dialog.findByText(i18n.t('billing:promo.locked'), {}, WAIT)
  }),
  tags: ['long'],
}

export const PromoInvalid: Story = { ...refusedCode('YOXDUR', 'promo_invalid'), tags: ['long'] }
export const PromoExpired: Story = { ...refusedCode('KOHNE10', 'promo_expired'), tags: ['long'] }
export const PromoUsedUp: Story = { ...refusedCode('DOLU20', 'promo_used_up'), tags: ['long'] }
export const PromoAlreadyUsed: Story = { ...refusedCode('DOST5', 'promo_already_used'), tags: ['long'] }
