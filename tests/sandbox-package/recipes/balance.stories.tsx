import { storyWorld } from '@avaz/sandbox/storybook'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http } from 'msw/http'
import { Balance } from './balance.tsx'

const world = await storyWorld('balance', 'low-balance')
const answers = http.all(/\/(?:api|sandbox)\//, ({ request }) => world.fetch(request))

const meta = {
  title: 'Balance',
  component: Balance,
  parameters: { msw: { handlers: [answers] } },
} satisfies Meta<typeof Balance>
export default meta

export const Low: StoryObj<typeof meta> = {
  async play({ canvas }) {
    await canvas.findByText('0.04')
  },
}
