import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { TextField } from '#src/ui/text-field.tsx'
import type { Guide } from '../support/guide.ts'
import { say } from '../texts/say.ts'

const meta = {
  title: 'Components/Text field',
  tags: ['picture'],
  component: TextField,
  parameters: {
    guide: {
      is: 'A field for one line, a number or an amount.',
      use: 'For names, addresses, numbers and sums.',
      instead: 'TextArea for several lines; PasswordField for a password; SearchField to filter.',
      keys: 'Enter sends the form; a number is changed by the arrows.',
      roles: '`textbox` or `spinbutton` with label, hint and error.',
      heard: 'The label, the value, the hint, the error when it appears.',
      status: 'stable',
    } satisfies Guide,
    advice: {
      do: 'Say above it what to enter, below it what is wrong with that.',
      dont: 'Put a hint into the placeholder: it is gone at the first letter.',
    },
  },
  args: { label: 'Layihənin adı' },
  decorators: [(Story) => <div className="catalogue-narrow">{Story()}</div>],
} satisfies Meta<typeof TextField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { args: { defaultValue: 'Səhər xəbərləri' } }
export const Empty: Story = { args: { placeholder: 'Səhər xəbərləri' } }
export const WithHint: Story = {
  args: { label: 'E-poçt', hint: 'Təsdiq kodunu bu ünvana göndərəcəyik.', type: 'email' },
}
export const WithAside: Story = { args: { label: 'Telefon', aside: 'istəyə bağlı' } }
export const Amount: Story = {
  args: { label: 'Məbləğ', defaultValue: '10,00', isNumeric: true, suffix: '₼', inputMode: 'decimal' },
}
export const ReadOnly: Story = {
  args: { label: 'Məbləğ', value: '25,00', isNumeric: true, suffix: '₼', readOnly: true },
}
export const Disabled: Story = { args: { disabled: true, defaultValue: 'Səhər xəbərləri' } }
export const LongText: Story = {
  args: {
    label: 'Название автоматизированного проекта озвучивания сельскохозяйственных новостей',
    hint: 'Достопримечательности, электрооборудование и человеконенавистничество переносятся по строкам.',
    defaultValue: 'Высокопревосходительство-автобиографический-электрокардиографический',
  },
}

export const Error: Story = {
  args: {
    label: 'E-poçt',
    defaultValue: 'leyla@',
    error: 'Ünvanda nöqtəli domen olmalıdır, məsələn leyla@poct.az.',
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: say('E-poçt') })
    await userEvent.click(input)
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription(/leyla@poct\.az/)
  },
}
