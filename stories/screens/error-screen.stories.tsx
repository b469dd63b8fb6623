import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ApiError } from '#src/api/api-error.ts'
import { i18n } from '#src/i18n/i18n.ts'
import { ErrorScreen } from '#src/screens/error-screen.tsx'
import { wholePage } from '../../.storybook/modes.ts'
import { type Guide, screenAccess } from '../support/guide.ts'
import { say } from '../texts/say.ts'

const refusedWith = (status: number, serverMessage: string) =>
  new ApiError({ kind: 'refused', method: 'GET', path: '/services', status, serverMessage })

const meta = {
  title: 'Screens/Error',
  parameters: {
    ...wholePage,
    guide: {
      is: 'What is seen when a screen breaks.',
      use: 'For errors of the program, which are reported at once.',
      instead: 'ErrorState for data that did not arrive; Start failure if the app does not start.',
      ...screenAccess,
      status: 'stable',
    } satisfies Guide,
  },
  tags: ['picture'],
  component: ErrorScreen,
  args: { error: undefined },
} satisfies Meta<typeof ErrorScreen>

export default meta
type Story = StoryObj<typeof meta>

/** An error in the page itself. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('500')
    await expect(canvas.getByRole('button', { name: i18n.t('common:actions.reload') })).toBeVisible()
  },
}

/** The server gave a reason, in the customer's language. */
export const Refused: Story = {
  render: () => <ErrorScreen error={refusedWith(403, say('Bu səhifəyə girişiniz yoxdur.'))} />,
}

export const LongText: Story = {
  args: {
    error: refusedWith(
      503,
      'Высокопроизводительное-автобиографическое-сельскохозяйственное-оборудование обслуживается до завтрашнего утра.',
    ),
  },
}
