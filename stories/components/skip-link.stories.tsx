import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { SkipLink } from '#src/ui/skip-link.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { say } from '../texts/say.ts'

const meta = {
  title: 'Components/SkipLink',
  component: SkipLink,
  args: { children: 'Məzmuna keç' },
  decorators: [
    (Story) => (
      <>
        {Story()}
        <main id="content" tabIndex={-1}>
          {say('Tab düyməsini basın.')}
          <VisuallyHidden>{say('Bu cümlə yalnız eşidilir.')}</VisuallyHidden>
        </main>
      </>
    ),
  ],
} satisfies Meta<typeof SkipLink>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link')).toHaveFocus()
  },
}
