import { useId } from 'react'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { SegmentedControl } from '#src/ui/segmented-control.tsx'
import { Slider } from '#src/ui/slider.tsx'
import { TextArea } from '#src/ui/text-area.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { isCount, refusalOf } from './settings-form.ts'
import type { Settings } from './use-settings.ts'

export function LookFields({ settings: { draft, change } }: { settings: Settings }) {
  const { t } = useTranslation('chat-bot-lazy')
  const id = useId()
  return (
    <>
      <label className="flex items-center gap-3 font-strong">
        <input
          type="color"
          value={draft.colour}
          onChange={({ target }) => change({ colour: target.value })}
          className="size-10 shrink-0 rounded-md border border-edge bg-raised p-1"
        />
        {t('settings.colour')}
      </label>
      <SegmentedControl
        label={t('settings.corner')}
        name={id}
        value={draft.corner}
        options={(['left', 'right'] as const).map((corner) => ({
          value: corner,
          label: t(`settings.corners.${corner}`),
        }))}
        onChange={(corner) => change({ corner })}
      />
    </>
  )
}

export function SiteFields({ settings: { draft, change, refusals } }: { settings: Settings }) {
  const { t } = useTranslation('chat-bot-lazy')
  return (
    <>
      <TextArea
        label={t('settings.domains')}
        hint={t('settings.domainsHint')}
        value={draft.domains}
        rows={2}
        dir="ltr"
        spellCheck={false}
        autoCapitalize="none"
        error={refusalOf(refusals, 'bot.domains')}
        onChange={({ target }) => change({ domains: target.value })}
      />
      <TextField
        label={t('settings.limit')}
        hint={t('settings.limitHint')}
        value={draft.answersPerDay}
        inputMode="numeric"
        isNumeric
        error={
          isCount(draft.answersPerDay) ? refusals['bot.limits.answers_per_day'] : t('settings.limitWrong')
        }
        onChange={({ target }) => change({ answersPerDay: target.value })}
      />
      <Slider
        label={t('settings.floor')}
        valueText={t('settings.floorShare', { percent: Math.round(draft.floor * 100) })}
        value={draft.floor}
        min={0.2}
        max={0.9}
        step={0.05}
        onChange={(floor) => change({ floor: Math.round(floor * 100) / 100 })}
      />
      <p className="-mt-2 text-13 text-muted">{t('settings.floorHint')}</p>
    </>
  )
}
