import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { ErrorState } from '#src/ui/error-state.tsx'

const meta = {
  title: 'Components/Error state',
  tags: ['picture'],
  component: ErrorState,
  parameters: {
    advice: {
      do: 'Say what happened and what is safe, and offer another attempt.',
      dont: 'Put it in place of a page of which only a part has failed; that is a Notice.',
    },
  },
  args: {
    title: 'Layihələr açılmadı',
    children: 'Server cavab vermədi. Layihələriniz yerindədir, yenidən cəhd edin.',
    retryLabel: 'Yenidən cəhd et',
    onRetry: fn(),
  },
} satisfies Meta<typeof ErrorState>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Loading: Story = { args: { isRetrying: true } }
export const WithoutRetry: Story = { args: { onRetry: undefined } }
