import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { FormFields } from '#src/ui/form-fields.tsx'
import { RefusalList } from '#src/ui/refusal-list.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import type { Guide } from '../support/guide.ts'
import { say } from '../texts/say.ts'

const meta = {
  title: 'Components/Form fields',
  tags: ['picture'],
  component: FormFields,
  parameters: {
    guide: {
      is: 'The fields of a form, switched off together while it is sent.',
      use: 'Around all fields of every form.',
      instead: 'A `fieldset` with a `legend` where the group has a name of its own.',
      keys: 'Fields that are switched off are skipped; the focus is not lost.',
      roles: 'None: it is no group.',
      heard: 'Fields as unavailable while the form is sent.',
      status: 'stable',
    } satisfies Guide,
    codeOf: 'render',
    advice: {
      do: 'Switch all fields off at once while the form is sent.',
      dont: 'Group fields under a name with it: screen readers hear no group.',
    },
  },
  subcomponents: { RefusalList },
  args: { isDisabled: false, children: null },
  render: ({ isDisabled }) => (
    <FormFields isDisabled={isDisabled}>
      <TextField label={say('Doğum günü')} hint={say('Yalnız təbrik üçün.')} />
    </FormFields>
  ),
  decorators: [(Story) => <div className="catalogue-narrow">{Story()}</div>],
} satisfies Meta<typeof FormFields>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('group')).toBeNull()
    await expect(canvas.getByRole('textbox')).toBeEnabled()
  },
}

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvas }) => expect(canvas.getByRole('textbox')).toBeDisabled(),
}

/** Server errors about fields that are not on screen appear above the button. */
export const Refused: Story = {
  render: () => (
    <FormFields isDisabled={false}>
      <TextField label={say('Doğum günü')} />
      <RefusalList refusals={{ birthday: say('Bu gün hələ gəlməyib.') }} />
    </FormFields>
  ),
  play: async ({ canvas }) =>
    expect(canvas.getByRole('alert')).toHaveTextContent(say('Bu gün hələ gəlməyib.')),
}
