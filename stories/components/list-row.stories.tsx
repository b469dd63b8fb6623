import type { Meta, StoryObj } from '@storybook/react-vite'
import { Ellipsis, Play } from 'lucide-react'
import { expect } from 'storybook/test'
import { classNames } from '#src/ui/class-names.ts'
import { IconButton } from '#src/ui/icon-button.tsx'
import { plainLinkStyles } from '#src/ui/link-styles.ts'
import { ListRow } from '#src/ui/list-row.tsx'
import { StatusBadge } from '#src/ui/status-badge.tsx'
import type { Guide } from '../support/guide.ts'
import { say } from '../texts/say.ts'

const link = (text: string) => (
  <a href="#project" className={classNames(plainLinkStyles, 'block w-fit max-w-full truncate')} title={text}>
    {text}
  </a>
)

const editions = ['Səhər', 'Günorta', 'Axşam', 'Gecə', 'İdman', 'Hava', 'Mədəniyyət', 'İqtisadiyyat']

const meta = {
  title: 'Components/List row',
  tags: ['picture'],
  component: ListRow,
  parameters: {
    guide: {
      is: 'A row of a list: title, details, and what can be done.',
      use: 'In lists of projects, voices, payments.',
      instead: 'A `table` where columns are compared; WindowList around thousands of rows.',
      keys: 'Tab stops at the link and at each button of the row.',
      roles: '`listitem` in a list of yours.',
      heard: 'The title as a link, the details, the status, the buttons.',
      status: 'stable',
    } satisfies Guide,
    codeOf: 'render',
    advice: {
      do: 'Put rows into a `ul`, and make the title the link.',
      dont: 'Put a card into a row: a hairline is all that separates.',
    },
  },
  args: {
    leading: <IconButton label="Dinlə" icon={<Play size={16} aria-hidden />} />,
    title: link('Səhər xəbərləri'),
    details: 'Azərbaycan dili · 02:41 · 0,45 ₼ · 3 dəqiqə əvvəl',
    trailing: (
      <>
        <StatusBadge status="completed" label="Hazırdır" />
        <IconButton label="Əməllər" icon={<Ellipsis size={16} aria-hidden />} />
      </>
    ),
  },
  render: (args) => (
    <ul>
      <ListRow {...args} />
    </ul>
  ),
} satisfies Meta<typeof ListRow>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const LongText: Story = {
  args: { title: link('Высокопревосходительное автобиографическое сельскохозяйственное произведение') },
}
/** A long title wraps, and never overlaps the content at the end. */
export const Wrapped: Story = {
  args: {
    title: 'Высокопревосходительное автобиографическое сельскохозяйственное произведение',
    details: undefined,
  },
  decorators: [(Story) => <div className="catalogue-narrow">{Story()}</div>],
  play: async ({ canvas }) => {
    const title = canvas.getByText(/^Высоко/)
    await expect(title.scrollWidth).toBeLessThanOrEqual(title.clientWidth)
  },
}
export const ManyItems: Story = {
  render: (args) => (
    <ul>
      {editions.map((name) => (
        <ListRow {...args} key={name} title={link(say(`${name} buraxılışı`))} />
      ))}
    </ul>
  ),
}
