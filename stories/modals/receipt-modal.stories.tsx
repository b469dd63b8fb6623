import type { Meta, StoryObj } from '@storybook/react-vite'
import { ReceiptModal } from '#src/features/billing/transactions/receipt-modal.tsx'
import { i18n } from '#src/i18n/i18n.ts'
import { appStory, type Page, pressFirst, WAIT } from '../../.storybook/app-story.tsx'
import { type Guide, modalAccess } from '../support/guide.ts'

const meta = {
  title: 'Modals/Receipt',
  parameters: {
    guide: {
      is: 'What a payment was for, to print and to keep.',
      use: 'From a row of the transactions.',
      instead: 'The row itself for sum and date.',
      ...modalAccess,
      status: 'stable',
    } satisfies Guide,
  },
  tags: ['picture'],
  subcomponents: { ReceiptModal },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

async function openFirst(page: Page) {
  const name = new RegExp(i18n.t('billing:transactions.receipt', { number: 'AV-\\d+' }))
  await pressFirst(page, name)
  await page.findByRole('dialog', { name: i18n.t('billing:receipt.title') }, WAIT)
}

export const Charge: Story = appStory('/transactions?type=charge', {}, openFirst)

/** With a link to the bank’s own receipt. */
export const TopUp: Story = {
  ...appStory('/transactions?type=deposit&status=completed', {}, openFirst),
  tags: ['long'],
}

export const Bonus: Story = { ...appStory('/transactions?type=bonus', {}, openFirst), tags: ['long'] }
