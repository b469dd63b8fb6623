import { useFormat } from '#src/i18n/use-format.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import type { DayCount } from './conversation-view.ts'

const HEIGHT = 64
const BAR_WIDTH = 16
const BAR_DISTANCE = 22

/** Noon in the customer's zone, like the day; a date alone would be midnight UTC. */
const noonOf = (day: string) => `${day}T12:00`

function Legend({ answered, unanswered }: Omit<DayCount, 'day'>) {
  const { t } = useTranslation('chat-bot-lazy')
  return (
    <p className="flex flex-wrap gap-x-4 text-13 text-muted">
      <span className="flex items-center gap-1">
        <span aria-hidden className="size-3 rounded-sm bg-ink" />
        {t('days.answered', { count: answered })}
      </span>
      <span className="flex items-center gap-1">
        <span aria-hidden className="size-3 rounded-sm bg-warn" />
        {t('days.unanswered', { count: unanswered })}
      </span>
    </p>
  )
}

interface DayBarsProps {
  count: DayCount
  x: number
  height: (count: number) => number
}

function DayBars({ count: { day, answered, unanswered }, x, height }: DayBarsProps) {
  const { date, number } = useFormat()
  return (
    <g>
      <title>{`${date(noonOf(day))}: ${number(answered)} + ${number(unanswered)}`}</title>
      <rect
        x={x}
        y={HEIGHT - height(answered)}
        width={BAR_WIDTH}
        height={height(answered)}
        className="fill-ink"
      />
      <rect
        x={x}
        y={HEIGHT - height(answered) - height(unanswered)}
        width={BAR_WIDTH}
        height={height(unanswered)}
        className="fill-warn"
      />
      <rect x={x} y={HEIGHT + 1} width={BAR_WIDTH} height={1} className="fill-edge" />
    </g>
  )
}

export function DayChart({ days }: { days: readonly DayCount[] }) {
  const { t } = useTranslation('chat-bot-lazy')
  const { date, number } = useFormat()
  const most = Math.max(1, ...days.map(({ answered, unanswered }) => answered + unanswered))
  const height = (count: number) => Math.round((count / most) * HEIGHT)
  const sum = (part: 'answered' | 'unanswered') => days.reduce((total, day) => total + day[part], 0)
  return (
    <figure className="flex flex-col gap-2">
      <figcaption className="font-strong">{t('days.heading')}</figcaption>
      <div className="flex gap-2">
        {/* The scale is only visual; the chart's label contains the totals. */}
        <div
          aria-hidden
          translate="no"
          className="tabular flex w-8 shrink-0 flex-col justify-between text-end text-13 text-muted"
        >
          <span>{number(most)}</span>
          <span>{number(0)}</span>
        </div>
        <svg
          role="img"
          aria-label={t('days.label', {
            answered: sum('answered'),
            unanswered: sum('unanswered'),
          })}
          viewBox={`0 0 ${days.length * BAR_DISTANCE - (BAR_DISTANCE - BAR_WIDTH)} ${HEIGHT + 2}`}
          preserveAspectRatio="none"
          className="h-20 w-full min-w-0"
        >
          {days.map((count, index) => (
            <DayBars key={count.day} count={count} x={index * BAR_DISTANCE} height={height} />
          ))}
        </svg>
      </div>
      <p aria-hidden className="flex justify-between ps-10 text-13 text-muted">
        {[days[0], days.at(-1)].map((end) => end && <time key={end.day}>{date(noonOf(end.day))}</time>)}
      </p>
      <Legend answered={sum('answered')} unanswered={sum('unanswered')} />
    </figure>
  )
}
