import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { Slider, type SliderProps } from '#src/ui/slider.tsx'
import example from '../examples/slider.tsx?raw'
import type { Guide } from '../support/guide.ts'
import { say } from '../texts/say.ts'

const HeldSlider = (props: SliderProps) => {
  const [value, setValue] = useState(props.value)
  return (
    <div className="catalogue-narrow">
      <Slider {...props} value={value} valueText={`${value}×`} onChange={setValue} />
    </div>
  )
}

const meta = {
  title: 'Components/Slider',
  tags: ['picture'],
  component: Slider,
  render: (args) => <HeldSlider {...args} />,
  parameters: {
    guide: {
      is: 'More or less of something, by a thumb on a line.',
      use: 'For speed, pitch and volume, where the feeling matters.',
      instead: 'TextField where exact digits matter.',
      keys: 'Arrows step, Page Up and Down step further, Home and End go to the ends.',
      roles: '`slider` with a name and the value in words.',
      heard: 'The name and the value as people say it, after every step.',
      status: 'stable',
    } satisfies Guide,
    snippet: example,
    advice: {
      do: 'Show the value as people say it, and save when the thumb is let go.',
      dont: 'Use it where the digits matter, as with money; that is a TextField.',
    },
  },
  args: { label: 'Sürət', valueText: '', value: 1, min: 0.5, max: 2, step: 0.25, onChange: () => undefined },
} satisfies Meta<typeof Slider>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Disabled: Story = { args: { isDisabled: true } }

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('slider', { name: say('Sürət') })).toHaveAttribute(
      'aria-valuetext',
      '1.25×',
    )
    await userEvent.keyboard('{End}')
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuetext', '2×')
  },
}
