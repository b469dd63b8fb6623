import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Pagination } from '#src/ui/pagination.tsx'
import example from '../examples/pagination.tsx?raw'
import type { Guide } from '../support/guide.ts'
import { say } from '../texts/say.ts'

const meta = {
  title: 'Components/Pagination',
  tags: ['picture'],
  component: Pagination,
  parameters: {
    guide: {
      is: 'Links to the pages of a long list.',
      use: 'For lists whose place can be shared, such as transactions.',
      instead: 'WindowList for rows that are scrolled.',
      keys: 'Tab stops at each link, Enter follows it.',
      roles: '`navigation` with a name; the current page has `aria-current="page"`.',
      heard: 'The name, each page, and which is the current one.',
      status: 'stable',
    } satisfies Guide,
    snippet: example,
    advice: {
      do: 'Make every page a link, so that it can be shared and opened in a tab.',
      dont: 'Use it for rows that are scrolled; that is a WindowList.',
    },
  },
  args: {
    label: 'Səhifələr',
    page: 5,
    pageCount: 12,
    previousLabel: 'Əvvəlki səhifə',
    nextLabel: 'Növbəti səhifə',
    pageLabel: (page) => `${say('Səhifə')} ${page}`,
    renderLink: (page, props) => <a href={`#page-${page}`} {...props} />,
  },
} satisfies Meta<typeof Pagination>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: `${say('Səhifə')} 5` })).toHaveAttribute(
      'aria-current',
      'page',
    )
  },
}
export const FirstPage: Story = { args: { page: 1 } }
export const LastPage: Story = { args: { page: 12 } }
export const FewPages: Story = { args: { page: 2, pageCount: 3 } }
export const ManyItems: Story = { args: { page: 500, pageCount: 1000 } }
