import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Select, type SelectProps } from '#src/ui/select.tsx'
import { SelectList } from '#src/ui/select-list.tsx'
import type { Guide } from '../support/guide.ts'
import { say } from '../texts/say.ts'

const languages = [
  { value: 'az', label: 'Azərbaycan dili' },
  { value: 'tr', label: 'Türk dili' },
  { value: 'en', label: 'İngilis dili' },
  { value: 'ru', label: 'Rus dili' },
]
const many = Array.from({ length: 40 }, (_, index) => ({
  value: `${index + 1}`,
  label: `${index + 1}-ci səs`,
}))

const HeldSelect = (props: SelectProps<string>) => {
  const [value, setValue] = useState(props.value)
  return (
    <div className="catalogue-narrow">
      <Select {...props} value={value} onChange={setValue} />
    </div>
  )
}

const meta = {
  title: 'Components/Select',
  tags: ['picture'],
  component: Select<string>,
  render: (args) => <HeldSelect {...args} />,
  parameters: {
    guide: {
      is: 'One of many choices from a list.',
      use: 'In forms, for languages, formats and other lists.',
      instead: 'SegmentedControl for two to five short choices; DropdownMenu for actions.',
      keys: 'Arrows, Home, End, Page keys and letters move; Enter, Space or Tab choose; Escape closes without a change.',
      roles: '`combobox` with a `listbox` of `option`s; hint and error by `aria-describedby`.',
      heard: 'The label, the value, collapsed or expanded, then each option with its position.',
      status: 'stable',
    } satisfies Guide,
    state: { value: 'onChange' },
    advice: {
      do: 'One of many, with a label that is always there.',
      dont: 'Hide two or three short choices in it; that is a SegmentedControl.',
    },
  },
  subcomponents: { SelectList },
  args: {
    label: 'Dil',
    options: languages,
    value: 'az',
    onChange: () => undefined,
    placeholder: 'Dil seçin',
  },
} satisfies Meta<typeof Select<string>>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Empty: Story = { args: { value: undefined } }
export const Error: Story = { args: { value: undefined, error: 'Dil seçin: səs ona görə tapılır.' } }
export const Disabled: Story = { args: { isDisabled: true } }
export const InAToolbar: Story = { args: { isLabelHidden: true, size: 'small' } }
export const LongText: Story = {
  args: {
    options: [
      {
        value: 'a',
        label: 'Высококвалифицированный диктор с человеколюбивой интонацией',
        hint: 'Русский, мужской, средний возраст',
      },
      { value: 'b', label: 'Naxçıvanlılaşdırılmayanlardanmısınız', hint: 'Azərbaycan dili, qadın' },
    ],
    value: 'a',
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await waitFor(() => expect(canvas.getByRole('listbox')).toBeVisible())
  },
}

export const ManyItems: Story = {
  args: { options: many, value: '12' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    const list = await canvas.findByRole('listbox')
    await expect(list.offsetHeight).toBeLessThanOrEqual(193)
    await waitFor(() => expect(canvas.getByRole('option', { name: '12-ci səs' })).toBeVisible())
  },
}

const firstLetters = (text: string) => say(text).slice(0, 2)

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole('combobox', { name: say('Dil') })
    await userEvent.tab()
    await expect(box).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await expect(box).toHaveTextContent(say('Türk dili'))
    await userEvent.keyboard('{End}')
    await userEvent.keyboard(firstLetters('Rus dili'))
    await expect(box).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{Enter}')
    await expect(box).toHaveTextContent(say('Rus dili'))
    await userEvent.keyboard('{ArrowDown}{Home}{Escape}')
    await expect(box).toHaveTextContent(say('Rus dili'))
    await userEvent.keyboard(`${firstLetters('İngilis dili')}{Enter}`)
    await expect(box).toHaveTextContent(say('İngilis dili'))
    await expect(box).toHaveFocus()
  },
}
