import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { SearchField } from '#src/ui/search-field.tsx'
import type { Guide } from '../support/guide.ts'
import { say } from '../texts/say.ts'

const meta = {
  title: 'Components/Search field',
  tags: ['picture'],
  component: SearchField,
  parameters: {
    guide: {
      is: 'A field that filters what is below it while it is typed.',
      use: 'Above lists of more than a screen.',
      instead: 'TextField in a form; Find in an editor for words in a text.',
      keys: 'Escape empties it; Tab stops at the cross.',
      roles: '`searchbox` with a name; a `button`.',
      heard: 'The name, what is typed; the list says how much was found.',
      status: 'stable',
    } satisfies Guide,
    state: { value: 'onChange' },
    advice: {
      do: 'Filter what is below it while it is typed.',
      dont: 'Wait for a button: Escape and the cross are the only other things to press.',
    },
  },
  args: { label: 'Layihələrdə axtar', clearLabel: 'Axtarışı təmizlə', value: '', onChange: () => undefined },
  render: function Held(args) {
    const [value, setValue] = useState(args.value)
    return (
      <div className="catalogue-narrow">
        <SearchField {...args} value={value} onChange={setValue} />
      </div>
    )
  },
} satisfies Meta<typeof SearchField>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}

export const Default: Story = {
  args: { value: 'xəbər' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('searchbox')
    await userEvent.type(input, '{Escape}')
    await expect(input).toHaveValue('')
    await userEvent.type(input, 'kitab')
    await userEvent.click(canvas.getByRole('button', { name: say('Axtarışı təmizlə') }))
    await expect(input).toHaveFocus()
    await userEvent.type(input, 'xəbər')
  },
}
