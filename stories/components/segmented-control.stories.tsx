import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { SegmentedControl } from '#src/ui/segmented-control.tsx'
import type { Guide } from '../support/guide.ts'
import { say } from '../texts/say.ts'

const meta = {
  title: 'Components/Segmented control',
  tags: ['picture'],
  component: SegmentedControl,
  parameters: {
    guide: {
      is: 'Two to five choices in a row, one of them chosen.',
      use: 'Where all choices should be in view: a kind of source, a format.',
      instead: 'Select for many or long choices; Tabs to switch views; Switch for yes or no.',
      keys: 'Tab stops once, arrows choose.',
      roles: '`group` with a legend, and `radio` buttons.',
      heard: 'The name, the choice, its position.',
      status: 'stable',
    } satisfies Guide,
    state: { value: 'onChange' },
    advice: {
      do: 'Two to five short choices, all in view.',
      dont: 'Use it for long or many choices; that is a Select.',
    },
  },
  args: {
    label: 'Mətni necə bölək',
    name: 'split',
    value: 'paragraph',
    options: [
      { value: 'paragraph', label: 'Abzas' },
      { value: 'sentence', label: 'Cümlə' },
      { value: 'none', label: 'Bölmə' },
    ],
    onChange: () => undefined,
  },
  render: function Held(args) {
    const [value, setValue] = useState(args.value)
    return <SegmentedControl {...args} value={value} onChange={setValue} />
  },
} satisfies Meta<typeof SegmentedControl>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const HiddenLabel: Story = { args: { isLabelHidden: true } }
export const WithDisabled: Story = {
  args: {
    options: [
      { value: 'paragraph', label: 'MP3' },
      { value: 'wav', label: 'WAV', isDisabled: true },
    ],
  },
}
export const LongText: Story = {
  args: {
    options: [
      { value: 'paragraph', label: 'По предложениям и подпредложениям' },
      { value: 'b', label: 'Не разделять' },
    ],
  },
}

/** Options are in a row if there is room, otherwise stacked: no word is truncated. */
export const OnANarrowScreen: Story = {
  args: {
    options: [
      { value: 'paragraph', label: 'Текст' },
      { value: 'b', label: 'Файлы' },
      { value: 'c', label: 'Адреса' },
      { value: 'd', label: 'Вопрос-ответ' },
    ],
  },
  decorators: [(Story) => <div className="w-48">{Story()}</div>],
  play: async ({ canvas }) => {
    for (const name of ['Текст', 'Файлы', 'Адреса', 'Вопрос-ответ']) {
      const word = canvas.getByText(name)
      await expect(word.scrollWidth).toBeLessThanOrEqual(word.clientWidth)
      await expect(word.getBoundingClientRect().right).toBeLessThanOrEqual(
        canvas.getByRole('group').getBoundingClientRect().right,
      )
    }
  },
}

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: say('Cümlə') })).toBeChecked()
  },
}
