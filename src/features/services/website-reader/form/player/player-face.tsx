import type { ReactNode } from 'react'
import type { PlayerLook } from '#src/contract/website-reader.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { inOwnLanguage } from '#src/rules/language-of-text.ts'
import { PlayIcon } from '#src/ui/play-icon.tsx'

interface PlayerFaceProps {
  look: PlayerLook
  title: string
  /** Shows the `auto` theme for visitors with a dark colour scheme. */
  isDark?: boolean
  isPlaying?: boolean
  /** Fixed at the bottom of the screen: full width, with a line above. */
  isDocked?: boolean
  children?: ReactNode
  /** Undefined in a still picture of a player. */
  onToggle?: () => void
}

export const coloursOf = ({ theme, accent, background, text }: PlayerLook, isDark = false) =>
  theme === 'auto' && isDark ? { accent, background: text, text: background } : { accent, background, text }

export function PlayerFace(props: PlayerFaceProps) {
  const { look, title, isDark = false, isPlaying = false, isDocked = false, children, onToggle } = props
  const { t } = useTranslation('website-reader-face')
  const { accent, background, text } = coloursOf(look, isDark)
  const isButton = look.layout === 'button'
  const label = t(isPlaying ? 'face.pause' : 'face.listen')
  const icon = <PlayIcon isOn={isPlaying} />
  const disc = { backgroundColor: accent, color: background, borderRadius: isButton ? look.radius : 999 }
  const inside = isButton ? (
    <span className="flex min-h-10 items-center gap-2 px-4">
      {icon}
      <span className="wrap-long min-w-0">{label}</span>
    </span>
  ) : (
    <span className="flex size-10 items-center justify-center">{icon}</span>
  )
  const control = onToggle ? (
    <button type="button" aria-label={label} onClick={onToggle} style={disc} className="shrink-0">
      {inside}
    </button>
  ) : (
    <span style={disc} className="shrink-0">
      {inside}
    </span>
  )
  if (isButton) return <div className={isDocked ? 'flex min-w-0 p-3' : 'flex min-w-0'}>{control}</div>
  const shape = look.layout === 'card' ? 'flex-wrap p-4' : 'px-3 py-2'
  return (
    <div
      className={`flex min-w-0 items-center gap-3 border-current ${isDocked ? 'border-t' : 'border'} ${shape}`}
      style={{
        backgroundColor: background,
        color: text,
        borderColor: `color-mix(in srgb, ${text} 24%, ${background})`,
        borderRadius: isDocked ? 0 : look.radius,
      }}
    >
      {control}
      <div className="flex min-w-0 flex-1 flex-col">
        {look.layout === 'card' && <span className="text-13">{t('face.listen')}</span>}
        <span {...inOwnLanguage(title)} className="font-strong max-md:wrap-long md:truncate">
          {title}
        </span>
        {children}
      </div>
    </div>
  )
}
