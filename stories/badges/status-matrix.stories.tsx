import type { Meta, StoryObj } from '@storybook/react-vite'
import type { CSSProperties, ReactNode } from 'react'
import { expect } from 'storybook/test'
import az from '#locales/az/common.json'
import en from '#locales/en/common.json'
import ru from '#locales/ru/common.json'
import tr from '#locales/tr/common.json'
import { LocaleCode } from '#src/contract/primitives.ts'
import { ListRow } from '#src/ui/list-row.tsx'
import { type Status, StatusBadge, statuses } from '#src/ui/status-badge.tsx'
import { colours } from '#src/ui/tokens.ts'
import { themes } from '#tests/support/contrast.ts'
import type { Guide } from '../support/guide.ts'

const locales = {
  az: { words: az.status, project: 'Səhər xəbərləri', price: '0,45 ₼', date: '3 dəqiqə əvvəl' },
  tr: { words: tr.status, project: 'Sabah haberleri', price: '0,45 ₼', date: '3 dakika önce' },
  en: { words: en.status, project: 'Morning news', price: '₼0.45', date: '3 minutes ago' },
  ru: { words: ru.status, project: 'Утренние новости', price: '0,45 ₼', date: '3 минуты назад' },
} as const satisfies Record<LocaleCode, object>

interface CellProps {
  locale: LocaleCode
  badge: ReactNode
}

/** Places of a status in the product; only the surroundings of the badge differ in size. */
const placeWidths = {
  /** A column of projects or transactions. */
  alone: ({ badge }: CellProps) => badge,
  /** At the end of a row, as in the list of projects on Home. */
  row: ({ locale, badge }: CellProps) => (
    <ul className="catalogue-tight">
      <ListRow title={locales[locale].project} trailing={badge} />
    </ul>
  ),
  /** Below the title of a row on a phone, where the date gives way. */
  below: ({ locale, badge }: CellProps) => (
    <div className="catalogue-tight">
      <p className="truncate text-14 font-strong">{locales[locale].project}</p>
      <p className="flex items-center gap-2 text-13 text-muted">
        <span className="flex shrink-0 items-center gap-2">
          {badge}
          <span className="tabular font-strong text-ink">{locales[locale].price}</span>
        </span>
        <span className="truncate">{locales[locale].date}</span>
      </p>
    </div>
  ),
  /** Next to the title of a project. */
  title: ({ locale, badge }: CellProps) => (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="wrap-long text-20 font-strong">{locales[locale].project}</p>
      {badge}
    </div>
  ),
} as const

/** The colours of a theme for a part of the page, because the app has one theme at a time. */
const coloursOf = (theme: 0 | 1): CSSProperties =>
  Object.fromEntries(Object.entries(colours).map(([name, pair]) => [`--${name}`, pair[theme]]))

interface MatrixProps {
  /** Place of the badges. */
  place: keyof typeof placeWidths
}

function Row({ status, place }: MatrixProps & { status: Status }) {
  const Place = placeWidths[place]
  return (
    <tr>
      <th scope="row">{status}</th>
      {LocaleCode.options.map((locale) => (
        <td key={locale} lang={locale}>
          <Place
            locale={locale}
            badge={<StatusBadge status={status} label={locales[locale].words[status]} />}
          />
        </td>
      ))}
    </tr>
  )
}

const Matrix = ({ place }: MatrixProps) => (
  <div className="catalogue-fill">
    {themes.map((theme) => (
      <div key={theme} className="catalogue-theme" style={coloursOf(theme === 'light' ? 0 : 1)}>
        <table className="catalogue-table catalogue-matrix">
          <thead>
            <tr>
              <th scope="col">{theme}</th>
              {Object.keys(locales).map((locale) => (
                <th key={locale} scope="col">
                  {locale}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {statuses.map((status) => (
              <Row key={status} status={status} place={place} />
            ))}
          </tbody>
        </table>
      </div>
    ))}
  </div>
)

/** More languages than fit on the page scroll within the table, not with the page. */
async function expectNarrowerPage(page: HTMLElement) {
  const { width } = page.style
  page.style.width = '320px'
  await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth)
  page.style.width = width
}

/**
 * Every status in every language and theme at once. A badge has the same size everywhere, 13 px in a pill of 22; only
 * its place differs, and no word of any language may be truncated in any of them.
 */
const meta = {
  title: 'Badges/Status matrix',
  tags: ['picture'],
  component: Matrix,
  argTypes: { place: { control: 'inline-radio', options: Object.keys(placeWidths) } },
  parameters: {
    guide: {
      is: 'Every status in every language and theme at once.',
      use: 'When a status gets another word, colour or icon.',
      instead: 'StatusBadge for a single badge to copy.',
      keys: 'None: it is not operated.',
      roles: '`table` with headers of rows and columns; each cell has the language of its words.',
      heard: 'Status by status, the word in each language.',
      status: 'stable',
    } satisfies Guide,
    advice: {
      do: 'Look here first when a status gets another word or colour.',
      dont: 'Judge a badge in one language and one theme alone.',
    },
  },
  args: { place: 'alone' },
  play: async ({ canvasElement }) => {
    for (const status of statuses) {
      for (const [locale, { words }] of Object.entries(locales)) {
        const cells = [...canvasElement.querySelectorAll(`td[lang=${locale}]`)]
        const badges = cells
          .flatMap((cell) => [...cell.querySelectorAll('span')])
          .filter((each) => each.children.length === 0 && each.textContent === words[status])
        await expect(badges, `${status} in ${locale}`).toHaveLength(themes.length)
        for (const badge of badges) {
          await expect(badge).toBeVisible()
          await expect(badge.scrollWidth, `${words[status]} whole`).toBeLessThanOrEqual(badge.clientWidth)
        }
      }
    }
    await expectNarrowerPage(canvasElement)
  },
} satisfies Meta<typeof Matrix>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** At the end of a row, as on the first page. */
export const InARow: Story = { args: { place: 'row' }, tags: ['long'] }

/** In the second line of a row on a phone, before a price and a date, which gives way. */
export const BelowATitle: Story = { args: { place: 'below' }, tags: ['long'] }

/** Next to the title of a project. */
export const BesideATitle: Story = {
  tags: ['long'],
  args: { place: 'title' },
}
