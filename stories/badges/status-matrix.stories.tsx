import type { Meta, StoryObj } from '@storybook/react-vite'
import type { CSSProperties } from 'react'
import az from '#locales/az/common.json'
import en from '#locales/en/common.json'
import ru from '#locales/ru/common.json'
import tr from '#locales/tr/common.json'
import { classNames } from '#src/ui/class-names.ts'
import { StatusBadge, statuses } from '#src/ui/status-badge.tsx'
import { colours } from '#src/ui/tokens.ts'
import { themes } from '#tests/support/contrast.ts'

const texts = { az, tr, en, ru }

/** The colours of a theme, for a part of the page: the app has one theme at a time. */
const coloursOf = (theme: 0 | 1): CSSProperties =>
  Object.fromEntries(Object.entries(colours).map(([name, pair]) => [`--${name}`, pair[theme]]))

interface MatrixProps {
  /** Cells narrower than two words, as in a list on a phone. */
  isNarrow: boolean
}

const Matrix = ({ isNarrow }: MatrixProps) => (
  <div className={classNames('catalogue-fill', isNarrow && 'catalogue-tight')}>
    {themes.map((theme) => (
      <div key={theme} className="catalogue-theme" style={coloursOf(theme === 'light' ? 0 : 1)}>
        <table className="catalogue-table">
          <thead>
            <tr>
              <th scope="col">{theme}</th>
              {Object.keys(texts).map((locale) => (
                <th key={locale} scope="col">
                  {locale}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {statuses.map((status) => (
              <tr key={status}>
                <th scope="row">{status}</th>
                {Object.entries(texts).map(([locale, { status: words }]) => (
                  <td key={locale} lang={locale}>
                    <StatusBadge status={status} label={words[status]} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    ))}
  </div>
)

const meta = {
  title: 'Badges/Status matrix',
  tags: ['picture'],
  component: Matrix,
  parameters: {
    advice: {
      do: 'Look here first when a status gets another word or colour.',
      dont: 'Judge a badge in one language and one theme alone.',
    },
  },
  args: { isNarrow: false },
} satisfies Meta<typeof Matrix>

export default meta
type Story = StoryObj<typeof meta>

/** Every status in every language and theme at once. */
export const Default: Story = {}

/** Long words wrap inside their badge. */
export const Narrow: Story = { args: { isNarrow: true } }
