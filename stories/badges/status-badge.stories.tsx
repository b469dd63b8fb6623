import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { type Status, StatusBadge, statuses } from '#src/ui/status-badge.tsx'
import type { ColourName } from '#tests/support/contrast.ts'
import type { Guide } from '../support/guide.ts'
import { hasColour } from '../support/has-colour.ts'
import { say } from '../texts/say.ts'

const inkByStatus: Readonly<Record<Status, ColourName>> = {
  draft: 'muted',
  'in-progress': 'info',
  completed: 'success',
  rejected: 'danger',
  paid: 'info',
  unpaid: 'warn',
}

const meta = {
  title: 'Badges/Status badge',
  tags: ['picture'],
  component: StatusBadge,
  argTypes: { status: { control: 'select', options: statuses } },
  parameters: {
    guide: {
      is: 'One of the statuses of projects and payments, with its colour and icon.',
      use: 'Where a status is shown whose words the caller already has.',
      instead:
        'ProjectStatusBadge for a project, which knows the words; Badge for anything that is not a status.',
      keys: 'None: it is not operated.',
      roles: 'None: plain text; the icon is hidden.',
      heard: 'The word of the status.',
      status: 'stable',
    } satisfies Guide,
    advice: {
      do: 'Use the one badge that the status has; only work in progress moves.',
      dont: 'Use a colour of a status for something else.',
    },
  },
  args: { status: 'draft', label: 'Qaralama' },
  play: async ({ canvas, args: { status, label } }) => {
    const words = canvas.getByText(say(String(label)))
    await expect(words).toBeVisible()
    await expect(words.previousElementSibling, 'its sign').toBeVisible()
    if (status) await hasColour(words, inkByStatus[status])
  },
} satisfies Meta<typeof StatusBadge>

export default meta
type Story = StoryObj<typeof meta>

export const Draft: Story = {}
export const InProgress: Story = { args: { status: 'in-progress', label: 'Hazırlanır' } }
export const Completed: Story = { args: { status: 'completed', label: 'Hazırdır' } }
export const Rejected: Story = { args: { status: 'rejected', label: 'Rədd edilib' } }
export const Paid: Story = { args: { status: 'paid', label: 'Ödənilib' } }
export const Unpaid: Story = { args: { status: 'unpaid', label: 'Ödəniş gözləyir' } }
/** Longer than any real status: truncated inside the badge, which stays within its space. */
export const LongText: Story = {
  args: {
    status: 'unpaid',
    label: 'Ожидает подтверждения высококвалифицированного специалиста по озвучиванию',
  },
  decorators: [(Story) => <div className="catalogue-narrow">{Story()}</div>],
  play: async ({ canvas, canvasElement, args: { label } }) => {
    const words = canvas.getByText(String(label))
    await expect(words.scrollWidth, 'cut').toBeGreaterThan(words.clientWidth)
    const frame = canvasElement.querySelector('.catalogue-narrow')?.getBoundingClientRect()
    await expect(words.parentElement?.getBoundingClientRect().right).toBeLessThanOrEqual(frame?.right ?? 0)
  },
}
