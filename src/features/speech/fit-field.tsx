import { useState } from 'react'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { formatLength } from '#src/lib/format-length.ts'
import { secondsOf } from '#src/lib/typed-seconds.ts'
import { SPEED_MAX, SPEED_MIN } from '#src/rules/speech.ts'
import { TextField } from '#src/ui/text-field.tsx'
import { type FlexibleLength, lengthAt, speedFor } from './fit-length.ts'

interface FitFieldProps {
  length: FlexibleLength
  speed: number
  onSpeed: (speed: number) => void
}

/** Sets the speed at which texts have the length that is typed, e.g. of an advertisement. */
export function FitField({ length, speed, onSpeed }: FitFieldProps) {
  const { t } = useTranslation('editor-modals')
  const [typed, setTyped] = useState('')
  const [isLeft, setIsLeft] = useState(false)
  if (length.atOne === 0) return null
  const speedOf = (text: string) => speedFor(length, secondsOf(text) ?? 0)
  const isWrong = typed.trim() !== '' && speedOf(typed) === undefined
  const range = {
    least: formatLength(Math.ceil(lengthAt(length, SPEED_MAX))),
    most: formatLength(Math.floor(lengthAt(length, SPEED_MIN))),
  }
  return (
    <TextField
      label={t('speech.fit')}
      hint={t('speech.fitNow', { time: formatLength(lengthAt(length, speed)) })}
      error={isWrong && isLeft ? t('speech.fitRange', range) : undefined}
      placeholder="0:30"
      autoComplete="off"
      // A length is no longer shown once the speed is changed otherwise.
      value={isWrong || speedOf(typed) === speed ? typed : ''}
      onBlur={() => setIsLeft(true)}
      onChange={({ target }) => {
        setTyped(target.value)
        setIsLeft(false)
        const next = speedOf(target.value)
        if (next !== undefined) onSpeed(next)
      }}
    />
  )
}
