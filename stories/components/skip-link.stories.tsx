import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { SkipLink } from '#src/ui/skip-link.tsx'
import type { Guide } from '../support/guide.ts'
import { say } from '../texts/say.ts'

const meta = {
  title: 'Components/Skip link',
  tags: ['picture'],
  component: SkipLink,
  parameters: {
    guide: {
      is: 'The first stop of the keyboard, which leads past the header.',
      use: 'Once in each layout.',
      instead: 'Links for everything that is seen from the start.',
      keys: 'Tab shows it, Enter moves the focus to the content.',
      roles: '`link`.',
      heard: 'Its words, first of all.',
      status: 'stable',
    } satisfies Guide,
    advice: {
      do: 'Let it be the first stop of the keyboard, and lead to `main`.',
      dont: 'Show it to those who come by pointer.',
    },
  },
  args: { targetId: 'content', children: 'Məzmuna keç' },
  decorators: [
    (Story) => (
      <>
        {Story()}
        <main id="content" tabIndex={-1}>
          {say('Tab düyməsini basın.')}
        </main>
      </>
    ),
  ],
} satisfies Meta<typeof SkipLink>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    // It takes no space on the page.
    await expect(canvas.getByRole('main').offsetTop).toBeLessThan(40)
    await userEvent.tab()
    await expect(canvas.getByRole('link')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('main')).toHaveFocus()
    await userEvent.tab({ shift: true })
  },
}
