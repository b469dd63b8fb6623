import { useState } from 'react'
import { useFormat } from '#src/i18n/use-format.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { Button } from '#src/ui/button.tsx'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import type { SubtitleLimits } from './subtitle-findings.ts'
import { useSubtitleLimits } from './subtitle-limits.ts'
import { useWarnsOfUnchecked } from './warns-of-unchecked.ts'

const LIMITS = ['speed', 'shortest', 'longest', 'gap', 'line'] as const satisfies (keyof SubtitleLimits)[]
type Name = (typeof LIMITS)[number]

/** A number above zero, with a point or comma; undefined for anything else. */
function readNumber(text: string) {
  const value = Number(text.trim().replace(',', '.'))
  return value > 0 && Number.isFinite(value) ? value : undefined
}

/** A field for one limit. Each valid number takes effect during typing. */
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

function Limits() {
  const { t } = useTranslation('checks')
  const { reset } = useSubtitleLimits()
  const [shown, setShown] = useState(0)
  return (
    <div className="flex flex-col gap-2">
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

/** Choices of the customer for checking, kept in this browser. */
export function CheckSettings({ id, hasCues }: { id: string; hasCues: boolean }) {
  const { t } = useTranslation('checks')
  const { isWarning, setWarning } = useWarnsOfUnchecked()
  return (
    <div id={id} className="flex flex-col gap-2">
      {hasCues && <Limits />}
      <Checkbox label={t('warn')} checked={isWarning} onChange={({ target }) => setWarning(target.checked)} />
    </div>
  )
}
