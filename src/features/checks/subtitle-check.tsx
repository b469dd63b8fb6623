import { ArrowDown, Captions } from 'lucide-react'
import { useId, useState } from 'react'
import { useEditor } from '#src/features/editor/editor-context.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { Button } from '#src/ui/button.tsx'
import { shownKeys } from '#src/ui/shown-keys.ts'
import { TextField } from '#src/ui/text-field.tsx'
import type { CheckedBlocks } from './checked-blocks.ts'
import type { SubtitleLimits } from './subtitle-findings.ts'
import { useSubtitleLimits } from './subtitle-limits.ts'
import type { CueReport } from './use-cue-reports.ts'

const LIMITS = ['speed', 'shortest', 'longest', 'gap', 'line'] as const satisfies (keyof SubtitleLimits)[]
type Name = (typeof LIMITS)[number]

/** A number above zero, with a point or comma; undefined for anything else. */
function readNumber(text: string) {
  const value = Number(text.trim().replace(',', '.'))
  return value > 0 && Number.isFinite(value) ? value : undefined
}

/** Takes effect with every number that can be read. */
function LimitField({ name }: { name: Name }) {
  const { t } = useTranslation('checks')
  const { number } = useFormat()
  const { limits, setLimits } = useSubtitleLimits()
  const [typed, setTyped] = useState<string>()
  const isWrong = typed !== undefined && readNumber(typed) === undefined
  return (
    <TextField
      label={t(`limit.${name}`)}
      error={isWrong && t('limit.wrong')}
      value={typed ?? number(limits[name], name === 'gap' ? 2 : limits[name] % 1 === 0 ? 0 : 1)}
      inputMode="decimal"
      autoComplete="off"
      isNumeric
      onChange={({ target }) => {
        setTyped(target.value)
        const value = readNumber(target.value)
        if (value !== undefined) setLimits({ ...limits, [name]: value })
      }}
      onBlur={() => !isWrong && setTyped(undefined)}
    />
  )
}

function Limits({ id }: { id: string }) {
  const { t } = useTranslation('checks')
  const { reset } = useSubtitleLimits()
  const [shown, setShown] = useState(0)
  return (
    <div id={id} className="flex flex-col gap-2">
      <div key={shown} className="grid grid-cols-2 items-end gap-3 sm:grid-cols-5">
        {LIMITS.map((name) => (
          <LimitField key={name} name={name} />
        ))}
      </div>
      <div>
        <Button
          size="small"
          variant="quiet"
          onClick={() => {
            reset()
            setShown(shown + 1)
          }}
        >
          {t('limit.usual')}
        </Button>
      </div>
    </div>
  )
}

/** The next block with findings after the one with the focus, from the start again if there is none. */
export function useNextFinding(reports: readonly CueReport[], { kind }: CheckedBlocks) {
  const { active, focus, store } = useEditor()
  return () => {
    const order = store.getOrder()
    const places = new Map(order.map((key, place) => [key, place]))
    const from = places.get(active.get() ?? '') ?? -1
    const found = reports.filter(({ findings }) => findings.length > 0)
    const next = found.find(({ key }) => (places.get(key) ?? 0) > from) ?? found[0]
    if (next) focus.set({ key: next.key, part: kind.part, caret: 0 })
  }
}

interface SubtitleCheckProps {
  reports: readonly CueReport[]
  onNext: () => void
}

/** How many blocks exceed the limits for subtitles, the way to the next, and the limits. */
export function SubtitleCheck({ reports, onNext }: SubtitleCheckProps) {
  const { t } = useTranslation('checks')
  const { number } = useFormat()
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  const count = reports.filter(({ findings }) => findings.length > 0).length
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <span className={`tabular inline-flex items-center gap-2 text-14 ${count > 0 ? 'text-warn' : ''}`}>
          <Captions size={16} aria-hidden className="shrink-0" />
          {t('found', { number: number(count) })}
        </span>
        <Button
          size="small"
          icon={<ArrowDown size={16} aria-hidden />}
          disabled={count === 0}
          // The press must not move the focus: the search starts at the block that has it.
          onPointerDown={(event) => event.preventDefault()}
          onClick={onNext}
        >
          {t('nextFinding')}
          <span aria-hidden className="text-13 text-muted max-sm:hidden">
            {shownKeys('F8')}
          </span>
        </Button>
        <Button
          size="small"
          variant="quiet"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setIsOpen(!isOpen)}
        >
          {t('limit.title')}
        </Button>
      </div>
      {isOpen && <Limits id={id} />}
    </>
  )
}
