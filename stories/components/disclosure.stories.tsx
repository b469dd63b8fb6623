import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Disclosure } from '#src/ui/disclosure.tsx'
import example from '../examples/disclosure.tsx?raw'
import type { Guide } from '../support/guide.ts'

const meta = {
  title: 'Components/Disclosure',
  tags: ['picture'],
  component: Disclosure,
  parameters: {
    guide: {
      is: 'A line with an arrow that shows or hides what belongs to it.',
      use: 'For details that few need: what differs, what was left out, a table of contents on a phone.',
      instead: 'Tabs for contents of the same rank; a modal for work of its own.',
      keys: 'Enter and Space open and close it.',
      roles: '`details` with its `summary`.',
      heard: 'The line, and whether it is open.',
      status: 'new',
    } satisfies Guide,
    snippet: example,
    advice: {
      do: 'Say in the line what is behind it, with a number where there is one.',
      dont: 'Hide an error or the next step behind it.',
    },
  },
  args: {
    summary: '3 hissə dəyişməyib',
    children: <p className="ps-5 text-muted">Salam, dostlar! Bu gün Bakıda hava günəşlidir.</p>,
  },
} satisfies Meta<typeof Disclosure>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {
  play: async ({ canvas }) => {
    const text = canvas.getByText(/Bakıda/)
    await expect(text).not.toBeVisible()
    await userEvent.click(canvas.getByText('3 hissə dəyişməyib'))
    await expect(text).toBeVisible()
    await userEvent.click(canvas.getByText('3 hissə dəyişməyib'))
  },
}

export const Open: Story = { args: { isOpen: true } }

/** Above the content that it names. */
export const AsAHeading: Story = { args: { isHeading: true, isOpen: true, summary: 'Mündəricat (4)' } }
