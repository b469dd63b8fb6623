import type { Meta, StoryObj } from '@storybook/react-vite'
import { CaptchaControl } from '#src/features/auth/captcha/captcha-control.tsx'

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
export const Invalid: Story = { args: { state: 'invalid' } }
export const Unavailable: Story = { args: { state: 'unavailable' } }

/** The server's own message has precedence. */
export const RefusedByServer: Story = {
  args: {
    state: 'invalid',
    error: 'Подтверждение этого запроса не удалось проверить: повторите подтверждение ещё раз.',
  },
}
