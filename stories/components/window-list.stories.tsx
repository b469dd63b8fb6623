import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { WindowList } from '#src/ui/window-list.tsx'
import example from '../examples/window-list.tsx?raw'
import type { Guide } from '../support/guide.ts'

const conversations = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: index + 1, title: `Söhbət ${index + 1}` }))

type Conversation = ReturnType<typeof conversations>[number]

const meta = {
  title: 'Components/Window list',
  tags: ['picture'],
  component: WindowList<Conversation>,
  parameters: {
    guide: {
      is: 'A list of thousands of rows, of which only those in view exist.',
      use: 'For conversations, blocks and other long lists.',
      instead: 'Pagination where a place in the list is shared; a plain list up to a hundred rows.',
      keys: 'Tab goes on through rows that are not in view yet; the row with the focus stays.',
      roles: '`list` with a name; each row has its position and the total.',
      heard: 'The name, the row, its position out of all.',
      status: 'stable',
    } satisfies Guide,
    snippet: example,
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
  tags: ['long'],
}
