import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { FieldError } from '#src/ui/field-error.tsx'
import type { Guide } from '../support/guide.ts'

const meta = {
  title: 'Components/Field error',
  tags: ['picture'],
  component: FieldError,
  parameters: {
    guide: {
      is: 'The message of a field about what would be right.',
      use: 'Below a control that has no component of its own.',
      instead: 'The `error` of TextField, Select and the others, which place it themselves.',
      keys: 'None: it is not operated.',
      roles: 'Text in a live region, with an `id` for `aria-describedby`.',
      heard: 'The message, when it appears and again with its field.',
      status: 'stable',
    } satisfies Guide,
    advice: {
      do: 'Say which value would pass.',
      dont: 'Mark the field by colour alone: the sentence is what screen readers hear.',
    },
  },
  args: { id: 'field-error', children: 'Yalnız təbrik üçün.' },
  decorators: [(Story) => <div className="catalogue-narrow">{Story()}</div>],
} satisfies Meta<typeof FieldError>

export default meta
type Story = StoryObj<typeof meta>

/** The live region exists before the message, so that screen readers announce it. */
export const Default: Story = {
  play: async ({ canvasElement }) =>
    expect(canvasElement.querySelector('[aria-live=polite] #field-error')).toBeVisible(),
}

export const Nothing: Story = {
  args: { children: undefined },
  parameters: { isBlank: true },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-live=polite]')).not.toBeNull()
    await expect(canvasElement.querySelector('#field-error')).toBeNull()
  },
}
