import type { Meta, StoryObj } from '@storybook/react-vite'
import { StatementModal } from '#src/features/billing/transactions/statement-modal.tsx'
import { i18n } from '#src/i18n/i18n.ts'
import { appStory, pressFirst, WAIT } from '../../.storybook/app-story.tsx'
import { type Guide, modalAccess } from '../support/guide.ts'

const meta = {
  title: 'Modals/Statement',
  parameters: {
    guide: {
      is: 'Prints all transactions of the list, with the customer’s company and tax number.',
      use: 'From the transactions, for a month or any other choice.',
      instead: 'A receipt for one payment.',
      ...modalAccess,
      status: 'stable',
    } satisfies Guide,
  },
  tags: ['picture'],
  subcomponents: { StatementModal },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = appStory('/transactions?type=charge', {}, async (page) => {
  await pressFirst(page, i18n.t('billing:transactions.statement'))
  await page.findByRole('dialog', { name: i18n.t('billing-statement:title') }, WAIT)
})
