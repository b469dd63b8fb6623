import type { ReactNode } from 'react'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { Button } from '#src/ui/button.tsx'
import { Kbd } from '#src/ui/kbd.tsx'
import { PlayIcon } from '#src/ui/play-icon.tsx'
import { useKeyDown } from '#src/ui/use-key-down.ts'
import { COMPARE_KEY } from './compare-key.ts'

export const SIDES = ['A', 'B'] as const
export type Side = (typeof SIDES)[number]

export const otherSide = (side: Side): Side => (side === 'A' ? 'B' : 'A')

function useCompareKey(press: () => void) {
  useKeyDown((event) => {
    if (event.key !== COMPARE_KEY || event.repeat) return
    event.preventDefault()
    press()
  })
}

interface CompareBarProps {
  label: string
  /** Names the choice of the sound that is heard. */
  heard: string
  /** Effect of the key, after its name. */
  hint: string
  side: Side
  isOn: boolean
  /** There is no B yet. */
  isSingle?: boolean
  /** The sound of this side, in words. */
  text: string | undefined
  onChoose: (side: Side) => void
  onToggle: () => void
  children?: ReactNode
}

/** Plays two sounds by turns, by one key at the same place, and says which one sounds. */
export function CompareBar(props: CompareBarProps) {
  const { label, heard, hint, side, isOn, isSingle = false, text, onChoose, onToggle, children } = props
  const { t } = useTranslation('player')
  useCompareKey(() => !isSingle && onChoose(otherSide(side)))
  return (
    <section aria-label={label} className="flex flex-col gap-2 border-b border-line pb-4">
      <div className="flex flex-wrap items-center gap-3">
        <Button icon={<PlayIcon isOn={isOn} />} onClick={onToggle}>
          {t(isOn ? 'pause' : 'play')}
        </Button>
        <fieldset aria-label={heard} className="flex gap-1">
          {SIDES.map((value) => (
            <Button
              key={value}
              variant={value === side ? 'chosen' : 'secondary'}
              aria-pressed={value === side}
              disabled={isSingle && value === 'B'}
              onClick={() => onChoose(value)}
            >
              {value}
            </Button>
          ))}
        </fieldset>
        <p role="status" className="min-w-0 flex-1 wrap-long text-14">
          {text}
        </p>
        {children}
      </div>
      <p className="text-13 text-muted">
        <Kbd>{COMPARE_KEY}</Kbd> {hint}
      </p>
    </section>
  )
}
