import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { type ProjectStatus, projectStatuses } from '#src/contract/project-summary.ts'
import { ProjectStatusBadge } from '#src/features/projects/project-status-badge.tsx'
import { i18n } from '#src/i18n/i18n.ts'
import type { Status } from '#src/ui/status-badge.tsx'
import type { Guide } from '../support/guide.ts'

const { DRAFT, IN_PROGRESS, COMPLETED, ORDERED, REJECTED, WAITING_FOR_ORDERING } = projectStatuses

/** Label that customers read for each status, as the decisions define. */
const shownAs = {
  [DRAFT]: 'draft',
  [IN_PROGRESS]: 'in-progress',
  [COMPLETED]: 'completed',
  [ORDERED]: 'paid',
  [REJECTED]: 'rejected',
  [WAITING_FOR_ORDERING]: 'unpaid',
} as const satisfies Record<ProjectStatus, Status>

const meta = {
  title: 'Badges/Project status badge',
  component: ProjectStatusBadge,
  argTypes: { status: { control: 'select', options: Object.values(projectStatuses) } },
  parameters: {
    guide: {
      is: 'The status of a project in the words of its service.',
      use: 'Next to the title of a project and in lists of projects.',
      instead: 'StatusBadge where the words come from elsewhere, as for payments.',
      keys: 'None: it is not operated.',
      roles: 'None: plain text.',
      heard: 'The status, such as “Ready” or “Waiting for payment”.',
      status: 'stable',
    } satisfies Guide,
    advice: {
      do: 'Hand it the status as the server says it.',
      dont: 'Show a status by other words or colours than these.',
    },
  },
  tags: ['picture'],
  args: { status: DRAFT },
  play: async ({ canvas, args: { status } }) => {
    const words = canvas.getByText(
      i18n.t(`common:status.${status === undefined ? 'unknown' : shownAs[status]}`),
    )
    await expect(words).toBeVisible()
  },
} satisfies Meta<typeof ProjectStatusBadge>

export default meta
type Story = StoryObj<typeof meta>

export const Draft: Story = {}
export const InProgress: Story = { args: { status: IN_PROGRESS } }
export const Completed: Story = { args: { status: COMPLETED } }
export const Ordered: Story = { args: { status: ORDERED } }
export const Rejected: Story = { args: { status: REJECTED } }
export const WaitingForOrdering: Story = { args: { status: WAITING_FOR_ORDERING } }
