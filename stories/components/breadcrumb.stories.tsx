import type { Meta, StoryObj } from '@storybook/react-vite'
import { Breadcrumb } from '#src/ui/breadcrumb.tsx'
import type { Guide } from '../support/guide.ts'

const link = <a href="#up">{/* Its class and content come from the breadcrumb. */}</a>

const meta = {
  title: 'Components/Breadcrumb',
  tags: ['picture'],
  component: Breadcrumb,
  parameters: {
    guide: {
      is: 'The way from the list of services to the current page.',
      use: 'On pages that lie below another one, such as a project of a service.',
      instead: 'A “back” link where there is only one step; headings with numbers for steps of a form.',
      keys: 'Tab stops at each link.',
      roles: '`navigation` with a name, a list; the last entry has `aria-current="page"`.',
      heard: 'The name, then each place; the last one as the current page.',
      status: 'stable',
    } satisfies Guide,
    advice: {
      do: 'End with the page itself, without a link.',
      dont: 'Use it for the steps of a form; a step is a heading with its number.',
    },
  },
  args: {
    label: 'Yeriniz',
    crumbs: [
      { label: 'Xidmətlər', link },
      { label: 'Mətnin səsləndirilməsi', link },
      { label: 'Səhər xəbərləri' },
    ],
  },
} satisfies Meta<typeof Breadcrumb>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Empty: Story = { args: { crumbs: [] }, parameters: { isBlank: true } }
export const LongText: Story = {
  args: {
    crumbs: [
      { label: 'Преобразование текста в речь', link },
      {
        label:
          'Высокопревосходительное автобиографическое сельскохозяйственное произведение в двенадцати частях',
      },
    ],
  },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
