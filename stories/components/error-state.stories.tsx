import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { ErrorState } from '#src/ui/error-state.tsx'
import type { Guide } from '../support/guide.ts'

const meta = {
  title: 'Components/Error state',
  tags: ['picture'],
  component: ErrorState,
  parameters: {
    guide: {
      is: 'What a page or list shows when it could not be loaded.',
      use: 'In place of everything that did not arrive.',
      instead: 'Notice if only a part failed; a toast if the customer has moved on.',
      keys: 'Tab stops at the button for another attempt.',
      roles: '`alert`, with a `button` for another attempt.',
      heard: 'What happened and what is safe, at once; then the button.',
      status: 'stable',
    } satisfies Guide,
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
