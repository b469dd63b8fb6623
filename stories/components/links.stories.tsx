import type { Meta, StoryObj } from '@storybook/react-vite'
import { buttonStyles } from '#src/ui/button-styles.ts'
import { plainLinkStyles, textLinkStyles } from '#src/ui/link-styles.ts'
import example from '../examples/links.tsx?raw'
import type { Guide } from '../support/guide.ts'

const Link = ({ className, children }: { className: string; children: React.ReactNode }) => (
  <a href="#content" className={className}>
    {children}
  </a>
)

const meta = {
  title: 'Components/Links',
  tags: ['picture'],
  component: Link,
  parameters: {
    guide: {
      is: 'Words that lead to an address.',
      use: 'For everything that can be opened in a tab of its own.',
      instead: 'Button for an action.',
      keys: 'Enter follows it; Ctrl Enter opens a tab.',
      roles: '`link`.',
      heard: 'Its words, which say where it leads.',
      status: 'stable',
    } satisfies Guide,
    snippet: example,
    advice: {
      do: 'Lead somewhere that has an address, so that it opens in a tab as well.',
      dont: 'Begin an action with it; that is a Button.',
    },
  },
  args: { className: textLinkStyles, children: 'Şifrəni unutmusunuz?' },
} satisfies Meta<typeof Link>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Plain: Story = { args: { className: plainLinkStyles, children: 'Səhər xəbərləri' } }
export const LikeAButton: Story = { args: { className: buttonStyles('primary'), children: 'Layihə yarat' } }
