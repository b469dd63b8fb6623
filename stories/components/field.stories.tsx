import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Field } from '#src/ui/field.tsx'
import example from '../examples/field.tsx?raw'
import type { Guide } from '../support/guide.ts'
import { say } from '../texts/say.ts'

const meta = {
  title: 'Components/Field',
  tags: ['picture'],
  component: Field,
  parameters: {
    guide: {
      is: 'Label, hint and error around a control.',
      use: 'For a native control that has no component, such as a date.',
      instead: 'TextField, TextArea, Select or PasswordField, which contain it.',
      keys: 'Those of the control in it.',
      roles: '`label` for the control, hint and error by `aria-describedby`, `aria-invalid` with an error.',
      heard: 'The label, the control, the hint, the error.',
      status: 'stable',
    } satisfies Guide,
    snippet: example,
    advice: {
      do: 'Wrap a control that has no component of its own, and give it everything it is handed.',
      dont: 'Let a placeholder be the label.',
    },
  },
  args: {
    label: 'Doğum günü',
    children: (control) => (
      <input {...control} type="date" className="h-9 rounded-md border border-edge bg-raised px-3" />
    ),
  },
  decorators: [(Story) => <div className="catalogue-narrow">{Story()}</div>],
} satisfies Meta<typeof Field>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const WithHint: Story = { args: { hint: 'Yalnız təbrik üçün.', aside: 'istəyə bağlı' } }
export const LongText: Story = {
  args: {
    label: 'Дата рождения высококвалифицированного исполнителя',
    hint: 'Достопримечательности, электрооборудование и человеконенавистничество переносятся по строкам.',
    aside: 'необязательно',
  },
}

export const Error: Story = {
  args: { hint: 'Yalnız təbrik üçün.', error: 'Bu gün hələ gəlməyib.' },
  play: async ({ canvas }) => {
    const control = canvas.getByLabelText(say('Doğum günü'))
    await expect(control).toBeInvalid()
    await expect(control).toHaveAccessibleDescription(
      `${say('Yalnız təbrik üçün.')} ${say('Bu gün hələ gəlməyib.')}`,
    )
  },
}
