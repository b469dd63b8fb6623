import { useId } from 'react'
import { playerLayouts, playerPositions, playerThemes } from '#src/contract/player-look.ts'
import type { PlayerLook } from '#src/contract/website-reader.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { SegmentedControl } from '#src/ui/segmented-control.tsx'
import { Slider } from '#src/ui/slider.tsx'
import { colourParts, themeColours } from './colour.ts'
import { ColourField } from './colour-field.tsx'
import { ContrastAdvice } from './contrast-advice.tsx'

interface PlayerFieldsProps {
  look: PlayerLook
  shown: PlayerLook
  messageOf: (part: keyof PlayerLook) => string | undefined
  isDisabled?: boolean
  onChange: (look: PlayerLook) => void
}

function withTheme(look: PlayerLook, theme: PlayerLook['theme']): PlayerLook {
  const before = themeColours[look.theme]
  const isOwn = colourParts.some((part) => look[part] !== before[part])
  return { ...look, theme, ...(!isOwn && themeColours[theme]) }
}

function ThemeField({ look, messageOf, onChange }: Omit<PlayerFieldsProps, 'shown'>) {
  const { t } = useTranslation('website-reader-form')
  const name = useId()
  return (
    <div className="flex flex-col gap-1">
      <SegmentedControl
        label={t('look.theme')}
        error={messageOf('theme')}
        name={name}
        value={look.theme}
        options={playerThemes.map((value) => ({ value, label: t(`look.themes.${value}`) }))}
        onChange={(theme) => onChange(withTheme(look, theme))}
      />
      {look.theme === 'auto' && <p className="text-13 text-muted">{t('look.autoHint')}</p>}
    </div>
  )
}

export function PlayerFields({ look, shown, messageOf, isDisabled, onChange }: PlayerFieldsProps) {
  const { t } = useTranslation('website-reader-form')
  const name = useId()
  const set = (change: Partial<PlayerLook>) => onChange({ ...look, ...change })
  return (
    <div className="flex flex-col gap-4">
      <SegmentedControl
        label={t('look.layout')}
        error={messageOf('layout')}
        name={`${name}-layout`}
        value={look.layout}
        options={playerLayouts.map((value) => ({ value, label: t(`look.layouts.${value}`) }))}
        onChange={(layout) => set({ layout })}
      />
      <SegmentedControl
        label={t('look.position')}
        error={messageOf('position')}
        name={`${name}-position`}
        value={look.position}
        options={playerPositions.map((value) => ({ value, label: t(`look.positions.${value}`) }))}
        onChange={(position) => set({ position })}
      />
      <ThemeField look={look} messageOf={messageOf} onChange={onChange} />
      <div className="grid gap-3 sm:grid-cols-3">
        {colourParts.map((part) => (
          <ColourField
            key={part}
            label={t(`look.${part}`)}
            error={messageOf(part)}
            value={look[part]}
            shown={shown[part]}
            onChange={(colour) => set({ [part]: colour })}
          />
        ))}
      </div>
      <ContrastAdvice look={shown} onChange={(part, colour) => set({ [part]: colour })} />
      <Slider
        label={t('look.radius')}
        error={messageOf('radius')}
        valueText={t('look.pixels', { number: look.radius })}
        value={look.radius}
        min={0}
        max={24}
        step={1}
        isDisabled={isDisabled}
        onChange={(radius) => set({ radius })}
      />
    </div>
  )
}
