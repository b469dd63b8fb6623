import type { Meta, StoryObj } from '@storybook/react-vite'
import { ProgressBar } from '#src/ui/progress-bar.tsx'
import type { Guide } from '../support/guide.ts'

const meta = {
  title: 'Components/Progress bar',
  tags: ['picture'],
  component: ProgressBar,
  parameters: {
    guide: {
      is: 'How far a piece of work is.',
      use: 'For work whose end is known: uploads, blocks of a run.',
      instead: 'Spinner if the end is not known; Skeleton for a page that loads.',
      keys: 'None: it is not operated.',
      roles: '`progress` with a label and a value in words.',
      heard: 'The name and the words of the value, on request.',
      status: 'stable',
    } satisfies Guide,
    advice: {
      do: 'Say what is done and what is left.',
      dont: 'Move it without knowing how far things are; that is a Spinner.',
    },
  },
  args: { label: 'Səsləndirilir', percent: 40, valueText: '12 blokdan 5-i' },
  decorators: [(Story) => <div className="catalogue-narrow">{Story()}</div>],
} satisfies Meta<typeof ProgressBar>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Empty: Story = { args: { percent: 0, valueText: '12 blokdan 0-ı' } }
export const Full: Story = { args: { percent: 100, valueText: '12 blokdan 12-si' } }
export const LongText: Story = {
  args: {
    label: 'Переозвучивание сельскохозяйственных достопримечательностей',
    valueText: '5 из 12 · осталось 40 с',
  },
}
