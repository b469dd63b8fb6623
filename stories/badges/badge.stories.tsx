import type { Meta, StoryObj } from '@storybook/react-vite'
import { Star } from 'lucide-react'
import { expect } from 'storybook/test'
import { Badge, type BadgeTone } from '#src/ui/badge.tsx'
import type { ColourName } from '#tests/support/contrast.ts'
import type { Guide } from '../support/guide.ts'
import { hasColour } from '../support/has-colour.ts'
import { say } from '../texts/say.ts'

const inkByTone: Readonly<Record<BadgeTone, ColourName>> = {
  neutral: 'muted',
  info: 'info',
  success: 'success',
  warn: 'warn',
  danger: 'danger',
}

const meta = {
  title: 'Badges/Badge',
  tags: ['picture'],
  component: Badge,
  parameters: {
    guide: {
      is: 'A few words in a pill about the thing next to them.',
      use: 'For a state or property that a row or heading has: new, stale, favourite.',
      instead: 'StatusBadge for the status of a project or payment; Notice for a sentence.',
      keys: 'None: it is not operated.',
      roles: 'None: plain text.',
      heard: 'Its words, in the order of the row; colour and icon add nothing that the words do not say.',
      status: 'stable',
    } satisfies Guide,
    advice: {
      do: 'One or two words about the thing beside it, which say it all.',
      dont: 'Make it a button, or let the colour alone speak.',
    },
  },
  args: { children: 'Köhnəlib' },
  play: async ({ canvas, args: { children, tone = 'neutral' } }) => {
    const words = canvas.getByText(say(String(children)))
    await expect(words).toBeVisible()
    await hasColour(words, inkByTone[tone])
  },
} satisfies Meta<typeof Badge>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Info: Story = { args: { tone: 'info', children: 'Yeni' } }
export const Success: Story = { args: { tone: 'success', children: 'Təsdiqlənib' } }
export const Warning: Story = { args: { tone: 'warn', children: 'Vaxtı bitir' } }
export const Danger: Story = { args: { tone: 'danger', children: 'Uğursuz' } }
export const WithIcon: Story = {
  args: { icon: <Star size={12} aria-hidden />, children: 'Seçilmiş' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say('Seçilmiş')).previousElementSibling).toBeVisible()
  },
}
