import type { PlayerLook } from '#src/contract/website-reader.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { FaceTime } from './face-time.tsx'
import { coloursOf, PlayerFace } from './player-face.tsx'

/** Length of a typical article, in seconds. */
const SAMPLE_S = 225

const LINE_WIDTHS = ['92%', '100%', '84%', '58%'] as const

function Scene({ look, title, isDark }: { look: PlayerLook; title: string; isDark: boolean }) {
  const { background, text } = coloursOf(look, isDark)
  const isDocked = look.position === 'bottom'
  const face = (
    <PlayerFace look={look} title={title} isDark={isDark} isDocked={isDocked}>
      <FaceTime accent={look.accent} heard={0} total={SAMPLE_S} rate={1} />
    </PlayerFace>
  )
  return (
    <div
      aria-hidden
      className="flex flex-col gap-3 overflow-hidden rounded-md border border-line p-3"
      style={{ backgroundColor: background, color: text }}
    >
      {look.position === 'above' && face}
      <div className="flex flex-col gap-2">
        {LINE_WIDTHS.map((width) => (
          <span key={width} className="h-2 rounded-full bg-current opacity-25" style={{ width }} />
        ))}
      </div>
      {look.position === 'below' && face}
      {isDocked && <div className="-mx-3 -mb-3">{face}</div>}
    </div>
  )
}

export function PlayerPreview({ look }: { look: PlayerLook }) {
  const { t } = useTranslation('website-reader-form')
  const title = t('face.untitled')
  return (
    <figure className="flex flex-col gap-2">
      <figcaption className="text-14 font-strong">{t('look.preview')}</figcaption>
      <Scene look={look} title={title} isDark={false} />
      {look.theme === 'auto' && (
        <>
          <p className="text-13 text-muted">{t('look.previewDark')}</p>
          <Scene look={look} title={title} isDark />
        </>
      )}
    </figure>
  )
}
