import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { WindowList } from '#src/ui/window-list.tsx'

const conversations = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: index + 1, title: `Söhbət ${index + 1}` }))

type Conversation = ReturnType<typeof conversations>[number]

const meta = {
  title: 'Components/Window list',
  tags: ['picture'],
  component: WindowList<Conversation>,
  parameters: {
    advice: {
      do: 'Say roughly how high a row is; it is measured then.',
      dont: 'Cut a long list into pages instead: what has the focus stays, wherever the list is.',
    },
  },
  args: {
    label: 'Söhbətlər',
    rowPx: 48,
    items: conversations(5),
    children: ({ title }: Conversation) => <p className="px-4 py-3">{title}</p>,
  },
} satisfies Meta<typeof WindowList<Conversation>>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Ten thousand rows, of which only the visible ones are in the page; each has its position and the total. */
export const ManyItems: Story = {
  args: { items: conversations(10_000) },
  play: async ({ canvas }) => {
    const rows = await canvas.findAllByRole('listitem')
    await expect(rows.length).toBeLessThan(100)
    await expect(rows[0]).toHaveAttribute('aria-setsize', '10000')
  },
}
