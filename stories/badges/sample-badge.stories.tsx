import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SampleBadge } from '#src/features/projects/sample-badge.tsx'
import { i18n } from '#src/i18n/i18n.ts'
import type { Guide } from '../support/guide.ts'

const meta = {
  title: 'Badges/Sample badge',
  component: SampleBadge,
  parameters: {
    guide: {
      is: 'The mark of a project that the server made for a new customer.',
      use: 'Next to the title of a project, in lists and in its workspace.',
      instead: 'Badge for the tags of the customer.',
      keys: 'None: it is not operated.',
      roles: 'None: plain text.',
      heard: 'The word “Sample”.',
      status: 'stable',
    } satisfies Guide,
    advice: {
      do: 'Hand it the project: it is empty for all others.',
      dont: 'Use it for samples of a voice.',
    },
  },
  tags: ['picture'],
  args: { project: { is_sample: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(i18n.t('common:sampleProject'))).toBeVisible()
  },
} satisfies Meta<typeof SampleBadge>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
