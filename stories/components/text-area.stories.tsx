import type { Meta, StoryObj } from '@storybook/react-vite'
import { LengthCounter } from '#src/ui/length-counter.tsx'
import { TextArea } from '#src/ui/text-area.tsx'
import type { Guide } from '../support/guide.ts'

const meta = {
  title: 'Components/Text area',
  tags: ['picture'],
  component: TextArea,
  parameters: {
    guide: {
      is: 'A field for text of several lines that grows with it.',
      use: 'For texts of customers: descriptions, answers, prompts.',
      instead: 'TextField for one line; MarkedTextArea for words that are marked.',
      keys: 'Enter makes a line; Tab leaves the field.',
      roles: '`textbox`, multiline, with label, hint and error.',
      heard: 'The label, the text, the hint, the error when it appears.',
      status: 'stable',
    } satisfies Guide,
    advice: { do: 'Let it grow with its text.', dont: 'Use it for one line; that is a TextField.' },
  },
  args: { label: 'Mətn' },
  decorators: [(Story) => <div className="catalogue-form">{Story()}</div>],
} satisfies Meta<typeof TextArea>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  args: { defaultValue: 'Bu gün Bakıda hava açıq keçəcək, axşam şimal küləyi əsəcək.' },
}
export const Empty: Story = { args: { placeholder: 'Mətni yazın və ya yapışdırın' } }
export const Error: Story = { args: { error: 'Mətn boşdur. Səsləndirmək üçün ən azı bir söz yazın.' } }
export const WithCounter: Story = {
  args: {
    aside: <LengthCounter length={2950} max={3000} text="2 950 / 3 000" announcement="50 işarə qalıb" />,
    rows: 6,
  },
}
export const LongText: Story = {
  args: { defaultValue: 'Сельскохозяйственно-машиностроительный '.repeat(20) },
}
