import type { Meta, StoryObj } from '@storybook/react-vite'
import { CaptchaControl } from '#src/features/auth/captcha/captcha-control.tsx'
import type { Guide } from '../support/guide.ts'

const meta = {
  title: 'Components/Captcha',
  tags: ['picture'],
  component: CaptchaControl,
  args: { state: 'idle', hostRef: { current: null }, onPress: () => undefined },
  argTypes: {
    state: {
      control: 'select',
      options: ['idle', 'solving', 'solved', 'expired', 'invalid', 'unavailable'],
    },
  },
  parameters: {
    guide: {
      is: 'Proof that a person sends a form, solved by the browser without a puzzle.',
      use: 'Above the button of forms that guests send: login, registration, a forgotten password.',
      instead: 'Nothing for customers who are logged in: their forms have none.',
      keys: 'Tab stops at its box, Space starts it; it also starts by itself with the first input.',
      roles: '`checkbox`, busy while it works, described by its state.',
      heard: 'That it is being checked, is done, or why it has to be repeated.',
      status: 'stable',
    } satisfies Guide,
    advice: {
      do: 'Put it above the button that sends the form, before anything is typed: its height is there from the beginning.',
      dont: 'Ask the customer to solve it: it ticks itself as soon as the form is used.',
    },
    world: { account: null },
  },
  decorators: [(Story) => <div className="catalogue-narrow">{Story()}</div>],
} satisfies Meta<typeof CaptchaControl>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Solving: Story = { args: { state: 'solving' } }
export const Solved: Story = { args: { state: 'solved' } }
export const Expired: Story = { args: { state: 'expired' } }
export const Invalid: Story = { args: { state: 'invalid' }, tags: ['long'] }
export const Unavailable: Story = { args: { state: 'unavailable' } }

/** The server's own message has precedence. */
export const RefusedByServer: Story = {
  args: {
    state: 'invalid',
    error: 'Подтверждение этого запроса не удалось проверить: повторите подтверждение ещё раз.',
  },
  tags: ['long'],
}
