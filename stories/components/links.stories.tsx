import type { Meta, StoryObj } from '@storybook/react-vite'
import { AudioLines } from 'lucide-react'
import { buttonStyles } from '#src/ui/button-styles.ts'
import { navLinkStyles, plainLinkStyles, textLinkStyles } from '#src/ui/link-styles.ts'

const Link = ({
  className,
  isCurrent,
  children,
}: {
  className: string
  isCurrent?: boolean
  children: React.ReactNode
}) => (
  <a href="#content" className={className} aria-current={isCurrent ? 'page' : undefined}>
    {children}
  </a>
)

const meta = {
  title: 'Components/Links',
  component: Link,
  args: { className: textLinkStyles, children: 'Şifrəni unutmusunuz?' },
} satisfies Meta<typeof Link>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Plain: Story = { args: { className: plainLinkStyles, children: 'Səhər xəbərləri' } }
export const LikeAButton: Story = { args: { className: buttonStyles('primary'), children: 'Layihə yarat' } }
export const Navigation: Story = {
  args: {
    className: navLinkStyles,
    isCurrent: true,
    children: [<AudioLines key="icon" size={16} aria-hidden />, 'Mətnin səsləndirilməsi'],
  },
}
