import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { Tabs } from '#src/ui/tabs.tsx'
import type { Guide } from '../support/guide.ts'
import { say } from '../texts/say.ts'

const meta = {
  title: 'Components/Tabs',
  tags: ['picture'],
  component: Tabs,
  parameters: {
    guide: {
      is: 'Several views of one thing, one of which is shown.',
      use: 'For parts of a project or a list that exclude each other.',
      instead: 'Pages with addresses where each view is shared; SegmentedControl for a value of a form.',
      keys: 'Tab stops at the chosen tab and then at its panel; arrows, Home and End move and choose.',
      roles: '`tablist` with a name, `tab`, `tabpanel`.',
      heard: 'The name, the tab, its position, then the content.',
      status: 'stable',
    } satisfies Guide,
    state: { value: 'onChange' },
    advice: {
      do: 'Show views of the same thing, one at a time.',
      dont: 'Use them as steps, or for pages with addresses of their own.',
    },
  },
  args: {
    label: 'Səslər',
    value: 'all',
    onChange: () => undefined,
    tabs: [
      { value: 'all', label: 'Hamısı', content: 'Kataloqdakı bütün səslər.' },
      { value: 'favourites', label: 'Seçilmişlər', content: 'Ulduz qoyduğunuz səslər.' },
      { value: 'mine', label: 'Mənim səslərim', content: 'Klonladığınız səslər.' },
      { value: 'recent', label: 'Son istifadə', content: 'Bu yaxınlarda işlətdiyiniz səslər.' },
    ],
  },
  render: function Held(args) {
    const [value, setValue] = useState(args.value)
    return <Tabs {...args} value={value} onChange={setValue} />
  },
} satisfies Meta<typeof Tabs>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const LongText: Story = {
  args: {
    tabs: ['Достопримечательности', 'Сельскохозяйственные', 'Высококвалифицированные'].map(
      (label, index) => ({
        value: index === 0 ? 'all' : label,
        label,
        content: label,
      }),
    ),
  },
}

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: say('Seçilmişlər') })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent(say('Ulduz qoyduğunuz səslər.'))
    await userEvent.keyboard('{End}{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: say('Hamısı') })).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent(say('Bu yaxınlarda işlətdiyiniz səslər.'))
    await userEvent.tab()
    await expect(canvas.getByRole('tabpanel')).toHaveFocus()
  },
}
