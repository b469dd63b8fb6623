import type { PlayerLook } from '#src/contract/website-reader.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { contrast, MIN_CONTRAST, nearestPassing } from './contrast.ts'

interface Advice {
  readonly key: 'text' | 'accent' | 'accentDark'
  readonly part: 'text' | 'accent'
  readonly ratio: number
  readonly least: number
  readonly better: string | undefined
}

function adviceOn({ accent, background, text, theme }: PlayerLook): Advice[] {
  const grounds = theme === 'auto' ? [background, text] : [background]
  const better = {
    text: nearestPassing(text, [background], MIN_CONTRAST.text),
    accent: nearestPassing(accent, grounds, MIN_CONTRAST.accent),
  }
  const all: Omit<Advice, 'better'>[] = [
    { key: 'text', part: 'text', ratio: contrast(text, background), least: MIN_CONTRAST.text },
    { key: 'accent', part: 'accent', ratio: contrast(accent, background), least: MIN_CONTRAST.accent },
    ...(theme === 'auto'
      ? [
          {
            key: 'accentDark',
            part: 'accent',
            ratio: contrast(accent, text),
            least: MIN_CONTRAST.accent,
          } as const,
        ]
      : []),
  ]
  return all
    .filter(({ ratio, least }) => ratio < least)
    .map((advice) => ({ ...advice, better: better[advice.part] }))
}

interface ContrastAdviceProps {
  look: PlayerLook
  onChange: (part: 'text' | 'accent', colour: string) => void
}

export function ContrastAdvice({ look, onChange }: ContrastAdviceProps) {
  const { t } = useTranslation('website-reader-form')
  const { number } = useFormat()
  const advice = adviceOn(look)
  // Truncated instead of rounded, because 4.49 is less than 4.5.
  const figure = (ratio: number) => number(Math.floor(ratio * 10) / 10, 1)
  return (
    <div role="status" className="flex flex-col gap-2">
      {advice.length === 0 && (
        <p className="text-13 text-muted">
          {t('contrast.good', {
            text: figure(contrast(look.text, look.background)),
            accent: figure(contrast(look.accent, look.background)),
          })}
        </p>
      )}
      {advice.map(({ key, part, ratio, least, better }) => (
        <Notice
          key={key}
          tone="warn"
          action={
            better && (
              <Button size="small" onClick={() => onChange(part, better)}>
                <span
                  aria-hidden
                  className="size-3 rounded-full border border-edge"
                  style={{ backgroundColor: better }}
                />
                {t('contrast.use', { colour: better })}
              </Button>
            )
          }
        >
          {t(`contrast.${key}`, { ratio: figure(ratio), least: figure(least) })}
        </Notice>
      ))}
    </div>
  )
}
