import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { PasswordField } from '#src/ui/password-field.tsx'
import type { Guide } from '../support/guide.ts'
import { say } from '../texts/say.ts'

const meta = {
  title: 'Components/Password field',
  tags: ['picture'],
  component: PasswordField,
  parameters: {
    guide: {
      is: 'A field for a password that can be shown.',
      use: 'For a current or a new password.',
      instead: 'TextField for codes that are no secret.',
      keys: 'Tab stops at the field and at the button that shows the password.',
      roles: 'A password input with its label; a `button` that says what it will do.',
      heard: 'The label, never the letters while hidden; “show” or “hide”.',
      status: 'stable',
    } satisfies Guide,
    advice: {
      do: 'Say by `autoComplete` whether it is the present password or a new one.',
      dont: 'Ask for it twice: it can be shown while it is typed.',
    },
  },
  args: {
    label: 'Şifrə',
    showLabel: 'Şifrəni göstər',
    hideLabel: 'Şifrəni gizlət',
    autoComplete: 'current-password',
  },
  decorators: [(Story) => <div className="catalogue-narrow">{Story()}</div>],
} satisfies Meta<typeof PasswordField>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Error: Story = { args: { error: 'Şifrə ən azı 8 işarə olmalıdır.' } }

export const Default: Story = {
  args: { defaultValue: 'xəzər-küləyi' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText(say('Şifrə'))
    await expect(input).toHaveAttribute('type', 'password')
    await userEvent.click(canvas.getByRole('button', { name: say('Şifrəni göstər') }))
    await expect(input).toHaveAttribute('type', 'text')
    await userEvent.click(canvas.getByRole('button', { name: say('Şifrəni gizlət') }))
    await expect(input).toHaveAttribute('type', 'password')
  },
}
