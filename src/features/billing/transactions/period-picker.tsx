import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useFormat } from '#src/i18n/use-format.ts'
import { useLocale } from '#src/i18n/use-locale.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import {
  addDays,
  addMonths,
  type Day,
  dayInBaku,
  monthName,
  monthOf,
  weekdayNames,
  weekdayOf,
  weeksOf,
} from '#src/lib/calendar.ts'
import { serverNowMs } from '#src/lib/server-clock.ts'
import { Button } from '#src/ui/button.tsx'
import { classNames } from '#src/ui/class-names.ts'
import { IconButton } from '#src/ui/icon-button.tsx'
import type { Period } from './transactions-filter.ts'

const PRESET_PERIODS = ['thisMonth', 'lastMonth', 'thisYear', 'any'] as const

function periodOf(preset: (typeof PRESET_PERIODS)[number], today: Day): Period {
  if (preset === 'any') return { from: undefined, to: undefined }
  if (preset === 'thisYear') return { from: `${today.slice(0, 4)}-01-01`, to: `${today.slice(0, 4)}-12-31` }
  const { first, last } = monthOf(today, preset === 'lastMonth' ? -1 : 0)
  return { from: first, to: last }
}

function Presets({ today, onChange }: { today: Day; onChange: (period: Period) => void }) {
  const { t } = useTranslation('billing')
  return (
    <fieldset aria-label={t('transactions.days.presets')} className="grid grid-cols-2 gap-2">
      {PRESET_PERIODS.map((preset) => (
        <Button key={preset} onClick={() => onChange(periodOf(preset, today))}>
          {t(`transactions.days.${preset}`)}
        </Button>
      ))}
    </fieldset>
  )
}

/** The day to which an arrow, Home, End or Page key moves. */
function dayForKey(day: Day, { key, shiftKey }: KeyboardEvent): Day | undefined {
  const steps: Readonly<Record<string, () => Day>> = {
    ArrowLeft: () => addDays(day, -1),
    ArrowRight: () => addDays(day, 1),
    ArrowUp: () => addDays(day, -7),
    ArrowDown: () => addDays(day, 7),
    Home: () => addDays(day, -weekdayOf(day)),
    End: () => addDays(day, 6 - weekdayOf(day)),
    PageUp: () => addMonths(day, shiftKey ? -12 : -1),
    PageDown: () => addMonths(day, shiftKey ? 12 : 1),
  }
  return steps[key]?.()
}

/** Screen readers leave the arrow keys to a grid; in a table they read with them. */
const GRID_ROLE = { role: 'grid' } as const

interface GridProps {
  /** The day that Tab focuses. */
  active: Day
  today: Day
  from: Day | undefined
  to: Day | undefined
  onMove: (day: Day) => void
  onTake: (day: Day) => void
}

function Grid({ active, today, from, to, onMove, onTake }: GridProps) {
  const locale = useLocale()
  const { date } = useFormat()
  const grid = useRef<HTMLTableElement>(null)
  const isByKey = useRef(false)
  useEffect(() => {
    if (isByKey.current) grid.current?.querySelector<HTMLElement>(`[data-day='${active}']`)?.focus()
    isByKey.current = false
  }, [active])
  const move = (event: KeyboardEvent) => {
    const next = dayForKey(active, event)
    if (next === undefined) return
    event.preventDefault()
    isByKey.current = true
    onMove(next)
  }
  const isIn = (day: Day) => from !== undefined && day >= from && day <= (to ?? from)
  return (
    <table
      ref={grid}
      {...GRID_ROLE}
      aria-label={monthName(active, locale)}
      onKeyDown={move}
      className="tabular"
    >
      <thead>
        <tr>
          {weekdayNames(locale).map(([short, long]) => (
            <th key={long} scope="col" abbr={long} className="h-8 text-13 font-normal text-muted">
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(active).map((week) => (
          <tr key={week.find(Boolean)}>
            {week.map((day, place) => (
              <td key={day ?? place}>
                {day !== undefined && (
                  <button
                    type="button"
                    data-day={day}
                    tabIndex={day === active ? 0 : -1}
                    aria-pressed={isIn(day)}
                    aria-label={date(`${day}T12:00`)}
                    aria-current={day === today ? 'date' : undefined}
                    onClick={() => onTake(day)}
                    className={classNames(
                      'size-9 rounded-md text-14',
                      isIn(day) ? 'bg-ink text-paper' : 'hover:bg-sunken',
                      day === today && 'font-strong underline',
                    )}
                  >
                    {Number(day.slice(8))}
                  </button>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface PeriodPickerProps {
  period: Period
  onChange: (period: Period) => void
}

/**
 * Preset periods and a calendar month in which two days select a period. Arrows, Home, End and Page keys
 * move.
 */
export function PeriodPicker({ period, onChange }: PeriodPickerProps) {
  const { t } = useTranslation('billing')
  const locale = useLocale()
  const [today] = useState(() => dayInBaku(serverNowMs()))
  const [active, setActive] = useState<Day>(period.from ?? period.to ?? today)
  const [first, setFirst] = useState<Day>()
  const take = (day: Day) => {
    setActive(day)
    if (first === undefined) return setFirst(day)
    onChange(day < first ? { from: day, to: first } : { from: first, to: day })
  }
  const turn = (months: number) => setActive(addMonths(active, months))
  return (
    <div className="flex flex-col gap-3">
      <Presets today={today} onChange={onChange} />
      <div className="flex items-center justify-between">
        <IconButton
          label={t('transactions.days.previous')}
          icon={<ChevronLeft size={16} aria-hidden />}
          onClick={() => turn(-1)}
        />
        <span aria-live="polite" className="text-14 font-strong">
          {monthName(active, locale)}
        </span>
        <IconButton
          label={t('transactions.days.next')}
          icon={<ChevronRight size={16} aria-hidden />}
          onClick={() => turn(1)}
        />
      </div>
      <Grid
        active={active}
        today={today}
        from={first ?? period.from}
        to={first ?? period.to}
        onMove={setActive}
        onTake={take}
      />
      <p role="status" className="text-13 text-muted">
        {t(first === undefined ? 'transactions.days.first' : 'transactions.days.last')}
      </p>
    </div>
  )
}
