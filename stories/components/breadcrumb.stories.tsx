import type { Meta, StoryObj } from '@storybook/react-vite'
import { Breadcrumb } from '#src/ui/breadcrumb.tsx'
import { plainLinkStyles } from '#src/ui/link-styles.ts'

const link = (text: string) => (
  <a href="#up" className={plainLinkStyles}>
    {text}
  </a>
)

const meta = {
  title: 'Components/Breadcrumb',
  component: Breadcrumb,
  args: {
    label: 'Yeriniz',
    crumbs: [
      { id: 'services', content: link('Xidmətlər') },
      { id: 'tts', content: link('Mətnin səsləndirilməsi') },
      { id: 'project', content: 'Səhər xəbərləri' },
    ],
  },
} satisfies Meta<typeof Breadcrumb>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Empty: Story = { args: { crumbs: [] } }
export const LongText: Story = {
  args: {
    crumbs: [
      { id: 'a', content: link('Преобразование текста в речь') },
      {
        id: 'b',
        content:
          'Высокопревосходительное автобиографическое сельскохозяйственное произведение в двенадцати частях',
      },
    ],
  },
}
