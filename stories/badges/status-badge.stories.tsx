import type { Meta, StoryObj } from '@storybook/react-vite'
import { StatusBadge, statuses } from '#src/ui/status-badge.tsx'

const meta = {
  title: 'Badges/Status badge',
  tags: ['picture'],
  component: StatusBadge,
  argTypes: { status: { control: 'select', options: statuses } },
  parameters: {
    advice: {
      do: 'Use the one badge that the status has; only work in progress moves.',
      dont: 'Use a colour of a status for something else.',
    },
  },
  args: { status: 'draft', label: 'Qaralama' },
} satisfies Meta<typeof StatusBadge>

export default meta
type Story = StoryObj<typeof meta>

export const Draft: Story = {}
export const InProgress: Story = { args: { status: 'in-progress', label: 'Hazırlanır' } }
export const Completed: Story = { args: { status: 'completed', label: 'Hazırdır' } }
export const Rejected: Story = { args: { status: 'rejected', label: 'Rədd edilib' } }
export const Paid: Story = { args: { status: 'paid', label: 'Ödənilib' } }
export const Unpaid: Story = { args: { status: 'unpaid', label: 'Ödəniş gözləyir' } }
export const LongText: Story = {
  args: { status: 'unpaid', label: 'Ожидает подтверждения высококвалифицированного специалиста' },
  decorators: [(Story) => <div className="catalogue-narrow">{Story()}</div>],
}
