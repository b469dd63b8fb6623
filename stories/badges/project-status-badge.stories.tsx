import type { Meta, StoryObj } from '@storybook/react-vite'
import { projectStatuses } from '#src/contract/project-summary.ts'
import { ProjectStatusBadge } from '#src/features/projects/project-status-badge.tsx'

const { DRAFT, IN_PROGRESS, COMPLETED, ORDERED, REJECTED, WAITING_FOR_ORDERING } = projectStatuses

const meta = {
  title: 'Badges/Project status badge',
  component: ProjectStatusBadge,
  argTypes: { status: { control: 'select', options: Object.values(projectStatuses) } },
  parameters: {
    advice: {
      do: 'Hand it the status as the server says it.',
      dont: 'Show a status by other words or colours than these.',
    },
  },
  tags: ['picture'],
  args: { status: DRAFT },
} satisfies Meta<typeof ProjectStatusBadge>

export default meta
type Story = StoryObj<typeof meta>

export const Draft: Story = {}
export const InProgress: Story = { args: { status: IN_PROGRESS } }
export const Completed: Story = { args: { status: COMPLETED } }
export const Ordered: Story = { args: { status: ORDERED } }
export const Rejected: Story = { args: { status: REJECTED } }
export const WaitingForOrdering: Story = { args: { status: WAITING_FOR_ORDERING } }
